import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import { leaveCheckout, plain } from '#testing/at-checkout.ts';
import * as at from '#testing/at-prescription.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { refuse } from '#testing/fake-server.ts';
import { readKeptPrescription } from '../kept-order.ts';

afterEach(leaveCheckout);

describe('[RX-04] an upload that fails', () => {
  test.each([
    ['de', 'Das Hochladen hat nicht funktioniert. Bitte versuchen Sie es noch einmal.'],
    ['en', 'Failed to upload file. Please try again.'],
  ] as const)('says so (%s), clears the file, and is tried again with one click', async (locale, sentence) => {
    at.withCheckoutDone();
    at.aShop();
    const forms = fakeFormTarget((form) => form.answer(forms.length === 1 ? 403 : 204, '<Error/>'));
    const { user } = await at.atUpload({ locale });
    await user.upload(screen.getByLabelText(locale === 'de' ? 'Datei auswählen' : 'Choose a file'), at.aJpeg());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(sentence).closest('[role=alert]')).toBeVisible();
    expect(readKeptPrescription(at.email).file).toBeNull();
    expect(await at.orderButton(locale)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: locale === 'de' ? 'Erneut versuchen' : 'Try again' }));
    expect(await screen.findByText(locale === 'de' ? /^Hochgeladen, \d/ : /^Uploaded, \d/)).toBeVisible();
  });

  test('no signed form, no upload', async () => {
    at.withCheckoutDone();
    at.aShop({ requestPrescriptionUpload: refuse('Unavailable') });
    const forms = fakeFormTarget();
    const { user } = await at.atUpload();
    await user.upload(at.fileInput(), at.aJpeg());
    expect(await screen.findByText(/^Das Hochladen hat nicht funktioniert/)).toBeVisible();
    expect(forms).toHaveLength(0);
  });

  test('a file that can never be taken is not offered to be sent again', async () => {
    at.withCheckoutDone();
    at.aShop({ requestPrescriptionUpload: refuse('PrescriptionFileRefused', { reason: 'encrypted' }) });
    fakeFormTarget();
    const { user } = await at.atUpload();
    await user.upload(at.fileInput(), at.aJpeg());
    expect(await screen.findByText(/Passwort/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
    expect(at.fileInput()).toBeInTheDocument();
  });

  test.each([
    ['de', /^Sie haben heute schon sehr viele Dateien hochgeladen/],
    ['en', /^You have uploaded a great many files today/],
  ] as const)('who has uploaded too much today is told so, and whom to call (%s)', async (locale, sentence) => {
    at.withCheckoutDone();
    at.aShop({ requestPrescriptionUpload: refuse('UploadVolumeExceeded', { retryAfterSeconds: 3600 }) });
    const { user } = await at.atUpload({ locale });
    await user.upload(screen.getByLabelText(locale === 'de' ? 'Datei auswählen' : 'Choose a file'), at.aJpeg());
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test.each([
    ['de', 'Das Hochladen hat zu lange gedauert. Bitte versuchen Sie es noch einmal.'],
    ['en', 'S3 upload failed: Timeout'],
  ] as const)('after 30 seconds it has timed out (%s)', async (locale, sentence) => {
    at.withCheckoutDone();
    at.aShop();
    const wanted: number[] = [];
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      wanted.push(ms);
      return ms === 30_000 ? late.signal : new AbortController().signal;
    });
    const forms = fakeFormTarget(() => {});
    const { user } = await at.atUpload({ locale });
    await user.upload(screen.getByLabelText(locale === 'de' ? 'Datei auswählen' : 'Choose a file'), at.aJpeg());
    await waitFor(() => expect(forms).toHaveLength(1));
    act(() => late.abort());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(forms[0]?.isCancelled).toBe(true);
    expect(wanted).toContain(30_000);
  });

  test('so it has when the server has cut it off', async () => {
    at.withCheckoutDone();
    at.aShop();
    fakeFormTarget((form) => form.answer(408));
    const { user } = await at.atUpload();
    await user.upload(at.fileInput(), at.aJpeg());
    expect(
      await screen.findByText('Das Hochladen hat zu lange gedauert. Bitte versuchen Sie es noch einmal.'),
    ).toBeVisible();
  });

  test('a network or cross-origin error is a success with a warning, and the key is kept', async () => {
    at.withCheckoutDone();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const received = at.aShop();
    fakeFormTarget((form) => form.fail());
    const { user } = await at.atUpload();
    await at.uploadFile(user);
    expect(screen.getByText(/^Wir konnten nicht feststellen, ob die Datei vollständig angekommen ist/)).toHaveRole(
      'status',
    );
    expect(received.assignPrescription?.[0]?.body).toEqual({ format: 'physical', prescription3Key: at.key });
    expect(readKeptPrescription(at.email).file?.key).toBe(at.key);
    expect(warned).toHaveBeenCalled();
  });

  test('what has not arrived after all is asked for again', async () => {
    at.withCheckoutDone();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    at.aShop({ assignPrescription: refuse('PrescriptionNotFound') });
    fakeFormTarget((form) => form.fail());
    const { user } = await at.atUpload();
    await user.upload(at.fileInput(), at.aJpeg());
    expect(
      await screen.findByText('Ihre Rezeptdatei ist nicht bei uns angekommen. Bitte laden Sie sie erneut hoch.'),
    ).toBeVisible();
  });

  test.each([
    ['pixels', /zu viele Bildpunkte/],
    ['encrypted', /mit einem Passwort geschützt/],
    ['type', /kein PDF, JPG, PNG oder WebP/],
  ] as const)('a file the server refuses for its %s says why', async (reason, sentence) => {
    at.withCheckoutDone();
    at.aShop({ assignPrescription: refuse('PrescriptionFileRefused', { reason }) });
    fakeFormTarget();
    const { user } = await at.atUpload();
    await user.upload(at.fileInput(), at.aJpeg());
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('our own store tells the reason too', async () => {
    at.withCheckoutDone();
    at.aShop();
    fakeFormTarget((form) =>
      form.answer(422, JSON.stringify({ id: 'PrescriptionFileRefused', data: { reason: 'size' } })),
    );
    const { user } = await at.atUpload();
    await user.upload(at.fileInput(), at.aJpeg());
    expect(plain(await screen.findByText(/größer als/))).toBe(
      'Diese Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.',
    );
  });

  test('a session that is over opens the sign-in and keeps the file for the next try', async () => {
    at.withCheckoutDone();
    at.aShop({ requestPrescriptionUpload: refuse('Unauthorized') });
    fakeFormTarget();
    const { user } = await at.atUpload();
    await user.upload(at.fileInput(), at.aJpeg());
    await waitFor(() => expect(loginDialogStore.read()).toBe(true));
    expect(screen.getByRole('button', { name: 'Erneut versuchen', hidden: true })).toBeInTheDocument();
  });
});
