import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { leaveCheckout } from '#testing/at-checkout.ts';
import {
  aJpeg,
  alert,
  aShop,
  atPrescription,
  atUpload,
  bySignedPdf,
  fileInput,
  giveHealthConsent,
  healthDataGiven,
  hints,
  key,
  pressOrder,
  terms,
  uploadFile,
  withCheckoutDone,
} from '#testing/at-prescription.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveCheckout);

const asked = () => screen.findByRole('checkbox', { name: /^Ich willige ausdrücklich ein/ });
const missing = 'Bitte willigen Sie in die Verarbeitung Ihrer Gesundheitsdaten ein';
const aPdf = () => new File(['%PDF-1.7 %%EOF'], 'signiert.pdf', { type: 'application/pdf' });
const given = () => ({ textVersion: '2026-11-2', givenAt: '2025-11-12T13:02:00.000Z' });

function drop(file: File) {
  const zone = screen.getByRole('heading', { name: /hochladen$/ }).parentElement?.querySelector('div') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [file], types: ['Files'] } });
}

describe('the consent to the processing of health data', () => {
  test('comes first: without it no file leaves the device, and nothing is asked of the server', async () => {
    withCheckoutDone();
    const received = aShop();
    const forms = fakeFormTarget();
    await atPrescription();
    expect(await asked()).not.toBeChecked();
    expect(fileInput()).toBeDisabled();
    drop(aJpeg());
    expect(await alert()).toHaveTextContent('„rezept.jpg“ haben wir nicht gesendet. Bitte willigen Sie zuerst');
    expect([received.requestPrescriptionUpload, received.giveConsent, forms]).toEqual([undefined, undefined, []]);
  });

  test('is kept at once when it is ticked, before the upload, and is not asked twice', async () => {
    withCheckoutDone();
    const received = aShop();
    fakeFormTarget();
    const { user, unmount } = await atPrescription();
    await giveHealthConsent(user);
    expect(received.giveConsent?.map(({ body }) => body)).toEqual([{ kind: 'health-data', textVersion: '2026-11-2' }]);
    const statement = (await healthDataGiven()).closest('p');
    expect(statement).toHaveFocus();
    expect(screen.getByRole('link', { name: /^Unter „Persönliche Daten“ widerrufen/ })).toHaveAttribute(
      'href',
      '#/account',
    );
    expect(hints()).not.toContain(missing);
    await uploadFile(user);
    unmount();

    await atPrescription();
    await healthDataGiven();
    expect(screen.queryByRole('checkbox', { name: /^Ich willige/ })).not.toBeInTheDocument();
    expect(received.giveConsent).toHaveLength(1);
  });

  test('that could not be kept is none, and can be given again', async () => {
    withCheckoutDone();
    let isDown = true;
    aShop({ giveConsent: () => (isDown ? refuse('Internal')() : given()) });
    const { user } = await atPrescription();
    await user.click(await asked());
    expect(await alert()).toHaveTextContent('Wir konnten Ihre Einwilligung nicht speichern.');
    expect(await asked()).not.toBeChecked();
    expect(fileInput()).toBeDisabled();
    expect(hints()).toContain(missing);
    isDown = false;
    await giveHealthConsent(user);
    expect(fileInput()).toBeEnabled();
  });

  test('that nobody could look up is asked for again', async () => {
    withCheckoutDone();
    let isDown = true;
    aShop({ readHealthConsent: () => (isDown ? refuse('InvalidInput', { fields: [] })() : given()) });
    const { user } = await atPrescription();
    expect(await screen.findByText('Wir konnten nicht nachsehen, ob Sie schon eingewilligt haben.')).toHaveRole(
      'alert',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await healthDataGiven();
  });

  test('withdrawn in another tab is asked for anew by the upload and by the order', async () => {
    withCheckoutDone();
    let isGiven = true;
    aShop({
      readHealthConsent: () => (isGiven ? given() : { ...given(), givenAt: null }),
      requestPrescriptionUpload: refuse('ConsentRequired', { kind: 'health-data' }),
    });
    const { user } = await atPrescription();
    await healthDataGiven();
    isGiven = false;
    await user.upload(fileInput(), aJpeg());
    expect(
      await screen.findByText(/^Sie haben Ihre Einwilligung widerrufen, deshalb haben wir die Datei nicht gesendet\./),
    ).toBeVisible();
    expect(await asked()).not.toBeChecked();
  });

  test('goes with the order where a server keeps none by themselves', async () => {
    withCheckoutDone();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const received = aShop({ readHealthConsent: refuse('NotFound') });
    fakeFormTarget();
    const { user } = await atPrescription();
    await user.click(await asked());
    await screen.findByText(/^Sie haben am .* eingewilligt\.$/);
    await uploadFile(user);
    await user.click(terms());
    await pressOrder(user);
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.giveConsent).toBeUndefined();
    expect(received.reserveCart?.[0]?.body).toMatchObject({
      consents: [{ kind: 'terms-and-conditions' }, { kind: 'health-data' }],
    });
  });
});

describe('the signed PDF', () => {
  test('is optional in the same step; uploaded, it goes with the order', async () => {
    withCheckoutDone();
    const received = aShop();
    fakeFormTarget();
    const { user } = await atUpload();
    await user.click(bySignedPdf());
    expect(screen.getByRole('heading', { name: 'Signiertes PDF hochladen' })).toBeVisible();
    expect(fileInput()).toHaveAttribute('accept', 'application/pdf');
    await user.click(terms());
    await waitFor(() => expect(hintsOrNone()).not.toContain('Bitte laden Sie eine Rezeptdatei hoch'));
    await uploadFile(user, aPdf());
    expect(received.assignPrescription?.[0]?.body).toEqual({ format: 'digital', prescription3Key: key });
    await pressOrder(user);
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({
      prescriptionDocument: { prescription3Key: key, format: 'digital' },
    });
  });

  test('is a PDF: a photo of it is not sent', async () => {
    withCheckoutDone();
    const received = aShop();
    const { user } = await atUpload();
    await user.click(bySignedPdf());
    drop(aJpeg());
    expect(await alert()).toHaveTextContent('„rezept.jpg“ ist kein PDF und wurde nicht gesendet.');
    expect(received.requestPrescriptionUpload).toBeUndefined();
  });
});

const hintsOrNone = () => screen.queryAllByText(/^Bitte laden/).map(({ textContent }) => textContent);
