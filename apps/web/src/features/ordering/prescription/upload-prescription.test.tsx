import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { store } from '#lib/storage.ts';
import { leaveCheckout, plain } from '#testing/at-checkout.ts';
import * as at from '#testing/at-prescription.ts';
import { fakeFormTarget, type ReceivedForm } from '#testing/fake-form-target.ts';

afterEach(leaveCheckout);

function drop(file: File, ...others: File[]) {
  const zone = screen.getByText('Datei hierher ziehen').closest('div') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [file, ...others], types: ['Files'] } });
}

describe('[RX-02] [RX-03] the upload', () => {
  test('asks for a signed form, sends its fields in order with the file last, and binds the key', async () => {
    at.withCheckoutDone();
    const received = at.aShop();
    const forms = fakeFormTarget();
    const { user } = await at.atUpload();
    const file = at.aJpeg('Rezept Vogelsang.JPG');
    await at.uploadFile(user, file);
    expect(received.requestPrescriptionUpload?.[0]?.body).toEqual({
      fileName: 'Rezept Vogelsang.JPG',
      contentType: 'image/jpeg',
      sizeBytes: file.size,
    });
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatchObject({ address: '/upload' });
    expect(forms[0]?.fields).toEqual([
      ['key', at.key],
      ['Content-Type', 'image/jpeg'],
      ['policy', 'p'],
      ['file', 'Rezept Vogelsang.JPG'],
    ]);
    expect(await forms[0]?.file?.text()).toBe(await file.text());
    expect(received.assignPrescription?.[0]?.body).toEqual({ format: 'physical', prescription3Key: at.key });
    expect(screen.getByText('Rezept Vogelsang.JPG ist hochgeladen.')).toHaveRole('status');
    expect(screen.getByRole('img', { name: 'Vorschau von Rezept Vogelsang.JPG' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  });

  test('tells how far it is, and 200 is a success as 204 is', async () => {
    at.withCheckoutDone();
    at.aShop();
    let form: ReceivedForm | undefined;
    fakeFormTarget((sent) => (form = sent));
    const { user } = await at.atUpload();
    await user.upload(at.fileInput(), at.aJpeg());
    const bar = await screen.findByRole('progressbar', { name: 'Wir laden Ihr Rezept hoch' });
    await waitFor(() => expect(form).toBeDefined());
    act(() => form?.progress(64, 100));
    expect(bar).toHaveAttribute('aria-valuenow', '64');
    expect(plain(screen.getByText(/^64/))).toBe('64 % von 1 KB');
    expect(at.hints()).toContain('Bitte laden Sie eine Rezeptdatei hoch');
    act(() => form?.progress(100, 100));
    expect(screen.getByText('Hochgeladen. Wir prüfen die Datei …')).toBeVisible();
    act(() => form?.answer(200));
    expect(plain(await screen.findByText(/^Hochgeladen, \d/))).toBe('Hochgeladen, 1 KB');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(at.hints()).not.toContain('Bitte laden Sie eine Rezeptdatei hoch');
  });

  test('can be cancelled, and the file can be removed again', async () => {
    at.withCheckoutDone();
    const received = at.aShop();
    const forms = fakeFormTarget((form) => forms.length > 1 && form.answer(204));
    const { user } = await at.atUpload();
    await user.upload(at.fileInput(), at.aJpeg());
    await waitFor(() => expect(forms).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Hochladen abbrechen' }));
    expect(forms[0]?.isCancelled).toBe(true);
    expect(screen.queryByText('rezept.jpg')).not.toBeInTheDocument();
    expect(at.fileInput()).toHaveFocus();
    expect(received.assignPrescription).toBeUndefined();

    await at.uploadFile(user);
    await user.click(screen.getByRole('button', { name: 'rezept.jpg entfernen' }));
    expect(screen.queryByText('rezept.jpg')).not.toBeInTheDocument();
    expect(at.hints()).toContain('Bitte laden Sie eine Rezeptdatei hoch');
  });

  test.each([
    [
      new File(['x'], 'rezept.docx', { type: 'application/msword' }),
      '„rezept.docx“ ist kein PDF, JPG, PNG oder WebP und wurde nicht gesendet. Bitte wählen Sie eine andere Datei.',
    ],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'gross.pdf', { type: 'application/pdf' }),
      '„gross.pdf“ ist größer als 10 MB und wurde nicht gesendet. Bitte wählen Sie eine kleinere Datei.',
    ],
    [
      new File([], 'leer.pdf', { type: 'application/pdf' }),
      '„leer.pdf“ ist leer und wurde nicht gesendet. Bitte wählen Sie eine andere Datei.',
    ],
  ])('a wrong file is told and nothing is sent (%#)', async (file, sentence) => {
    at.withCheckoutDone();
    const received = at.aShop();
    const { user } = await at.atUpload();
    fakeFormTarget();
    await at.uploadFile(user);
    drop(file);
    expect(plain(await at.alert())).toBe(sentence);
    expect(received.requestPrescriptionUpload).toHaveLength(1);
    // What was there before it stays.
    expect(screen.getByText('rezept.jpg')).toBeVisible();
  });

  test('a HEIC photo is told how to become a JPEG, and of several files none is taken', async () => {
    at.withCheckoutDone();
    at.aShop();
    await at.atUpload();
    drop(new File(['x'], 'IMG_0815.HEIC', { type: '' }));
    expect(await screen.findByText(/Bitte speichern Sie das Foto als JPEG/)).toHaveRole('alert');
    drop(at.aJpeg(), at.aJpeg('seite-2.jpg'));
    expect(await screen.findByText(/^Bitte wählen Sie eine einzelne Datei/)).toHaveRole('alert');
  });

  test('a PDF that is dropped shows its name and size', async () => {
    at.withCheckoutDone();
    at.aShop();
    fakeFormTarget();
    await at.atUpload();
    drop(new File([new Uint8Array(2_500_000)], 'rezept.pdf', { type: 'application/pdf' }));
    expect(plain(await screen.findByText(/^Hochgeladen, \d/))).toBe('Hochgeladen, 2,4 MB');
    expect(screen.queryByRole('img', { name: /Vorschau/ })).not.toBeInTheDocument();
  });

  test('a telephone offers its camera, a desktop does not', async () => {
    at.withCheckoutDone();
    at.aShop();
    const { unmount } = await at.atUpload();
    expect(screen.queryByLabelText('Foto aufnehmen')).not.toBeInTheDocument();
    unmount();
    const real = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('coarse') ? { ...real(query), matches: true } : real(query),
    );
    await at.atPrescription();
    expect(screen.getByLabelText('Foto aufnehmen')).toHaveAttribute('capture', 'environment');
    expect(screen.getByLabelText('Foto aufnehmen')).toHaveAttribute('accept', 'image/*,application/pdf');
  });

  test('an uploaded file outlives a reload', async () => {
    at.withCheckoutDone();
    at.aShop();
    fakeFormTarget();
    const { user, unmount } = await at.atUpload();
    await at.uploadFile(user);
    unmount();
    await at.atPrescription();
    expect(screen.getByText('rezept.jpg')).toBeVisible();
    expect(at.hints()).not.toContain('Bitte laden Sie eine Rezeptdatei hoch');
  });

  test('another person sees nothing of it', async () => {
    at.withCheckoutDone();
    store('prescription_v1', {
      owner: 'someone@else.example',
      format: 'physical',
      file: { key: at.key, name: 'fremd.pdf', sizeBytes: 9 },
    });
    at.aShop();
    await at.atUpload();
    expect(screen.queryByText('fremd.pdf')).not.toBeInTheDocument();
    expect(at.hints()).toContain('Bitte laden Sie eine Rezeptdatei hoch');
  });
});
