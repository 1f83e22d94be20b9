import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readKeptPrescription } from '#features/prescription/kept-prescription.ts';
import { keepCheckoutChoice, type LocalAddress, readCheckoutChoice } from '#lib/checkout-choice.ts';
import { closeLogin, loginDialogStore } from '#lib/login-dialog.ts';
import { readStored, store } from '#lib/storage.ts';
import { dismissToast, toastStore } from '#lib/toast.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { fakeFormTarget, type ReceivedForm } from '#testing/fake-form-target.ts';
import { type FakeAnswers, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const kaeppele = aCartLine();
const email = 'clara@post.example';

const session = (onboardingCompleted = true) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email, firstName: 'Clara', name: 'Clara Vogelsang', onboardingCompleted },
  onboardingCompleted,
});

const clara: LocalAddress = {
  fullName: 'Clara Vogelsang',
  street: 'Sanderglacis 14',
  postalCode: '97072',
  city: 'Würzburg',
  country: 'DE',
  lat: null,
  long: null,
};
const ute: LocalAddress = { ...clara, fullName: 'Ute Vogelsang', street: 'Domstraße 8', postalCode: '97070' };

const [firstName, lastName] = ['Clara', 'Vogelsang'];
const personalData = {
  ...{ firstName, lastName, email, phone: '+499311234567', birthDate: '1988-05-04', fullName: 'Clara Vogelsang' },
  ...{ street: 'Sanderglacis', houseNumber: '14', postalCode: '97072', city: 'Würzburg', country: 'DE', consents: [] },
};

const options = {
  standard: { id: 'standard', type: 'standard', name: 'Standardversand', priceCent: 490, vat: 19 },
  courier: { id: 'courier', type: 'courier', name: 'Botendienst', priceCent: 690, vat: 19 },
  pickup: { id: 'pickup-1', type: 'selfPickUp', name: 'Uferstraße 12, 97070 Würzburg', priceCent: 0, vat: 19 },
} as const;
const allOptions = Object.values(options).map((option) => ({ ...option, available: true, reason: null }));

const placed = {
  id: '0b0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c09',
  code: 'MB-4711',
  status: 'requested',
  totalCent: 10980,
} as const;
const key = 'prescriptions/k1';

/** A patient with one line in the cart and the checkout behind them, unless the test has another answer. */
function aShop(answers: FakeAnswers = {}) {
  let cart = aCart([kaeppele]);
  return fakeServer({
    readSession: () => session(),
    readCart: () => cart,
    readPersonalData: () => personalData,
    listShippingOptions: () => allOptions,
    requestPrescriptionUpload: () => ({
      url: { url: '/upload', fields: { key, 'Content-Type': 'image/jpeg', policy: 'p' } },
      prescriptionS3Key: key,
    }),
    assignPrescription: () => ({ format: 'physical', prescriptionS3Key: key }),
    reserveCart: () => {
      cart = aCart([], 2);
      return placed;
    },
    listOrders: neverAnswers,
    ...answers,
  });
}

async function openPage({ locale = 'de' }: { locale?: 'de' | 'en' } = {}) {
  const page = await renderPage('/prescription', { locale });
  await orderButton(locale);
  return page;
}

const orderButton = (locale = 'de') =>
  screen.findByRole('button', {
    name: locale === 'de' ? 'Zahlungspflichtig bestellen' : 'Order with obligation to pay',
  });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const photo = () => box('Foto oder Datei hochladen');
const original = () => box('Original per Post senden');
const telemedicine = () => box('Telemedizin');
const byEmail = () => box('E-Rezept per E-Mail');
const terms = () => box(/^Ich akzeptiere die/);
const healthData = () => box(/^Ich willige ausdrücklich ein/);
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Datei auswählen');
const hints = () =>
  within(screen.getByRole('list', { name: 'Was zum Bestellen noch fehlt' }))
    .getAllByText(/^(Bitte|Warenkorb ist)/)
    .map((hint) => hint.textContent);
const aJpeg = (name = 'rezept.jpg') => new File(['ÿØÿ'], name, { type: 'image/jpeg' });
const plain = (element: Element | null) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
/** Not the toaster's. */
const alert = () => within(screen.getByRole('main')).findByRole('alert');
const summary = () => screen.getByRole('region', { name: 'Ihre Bestellung' });
/** The next page is a chunk of its own, and a busy machine loads it slowly. */
const patience = { timeout: 8000 };

type User = Awaited<ReturnType<typeof renderPage>>['user'];

async function uploadFile(user: User, file = aJpeg()) {
  await user.upload(fileInput(), file);
  await screen.findByText(/^Hochgeladen, \d/);
}

async function consent(user: User) {
  await user.click(terms());
  await user.click(healthData());
}

async function readyToOrder() {
  const page = await openPage();
  await uploadFile(page.user);
  await consent(page.user);
  await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
  return page;
}

function drop(file: File, ...others: File[]) {
  const zone = screen.getByText('Datei hierher ziehen').closest('div') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [file, ...others], types: ['Files'] } });
}

afterEach(async () => {
  await act(async () => closeLogin());
  for (const { id } of toastStore.read()) dismissToast(id);
});

function withCheckoutDone() {
  keepCheckoutChoice({ billing: clara, shipping: ute, option: { id: 'standard', type: 'standard' } });
}

describe('[RX-01] the ways a prescription comes', () => {
  test('photo and original are on at first; each pair and choice switches as the rules say', async () => {
    withCheckoutDone();
    aShop();
    const { user } = await openPage();
    const state = () =>
      [photo(), original(), telemedicine(), byEmail()].map((choice) => (choice as HTMLInputElement).checked);
    expect(state()).toEqual([true, true, false, false]);
    await user.click(telemedicine());
    expect(state()).toEqual([false, false, true, false]);
    expect(screen.queryByRole('heading', { name: 'Rezept hochladen' })).not.toBeInTheDocument();
    await user.click(byEmail());
    expect(state()).toEqual([false, false, false, true]);
    await user.click(original());
    expect(state()).toEqual([true, true, false, false]);
    await user.click(photo());
    expect(state()).toEqual([false, false, false, false]);
    expect(screen.getByText('Bitte wählen Sie einen Weg.')).toHaveRole('status');
    expect(await orderButton()).toBeDisabled();
  });

  test('a way without a photo discards the file; coming back begins anew', async () => {
    withCheckoutDone();
    aShop();
    fakeFormTarget();
    const { user } = await openPage();
    await uploadFile(user);
    await user.click(telemedicine());
    await user.click(photo());
    expect(screen.queryByText('rezept.jpg')).not.toBeInTheDocument();
    expect(hints()).toContain('Bitte laden Sie eine Rezeptdatei hoch');
    expect(readKeptPrescription(email).file).toBeNull();
  });

  test('each way says what it means, and by e-mail no E-Rezept code is asked for', async () => {
    withCheckoutDone();
    aShop();
    await openPage();
    expect(byEmail()).toHaveAccessibleDescription(
      /PDF mit qualifizierter elektronischer Signatur \(QES\) an service@mainbluete\.example ?\. Einen E-Rezept-Code senden Sie bitte nicht per E-Mail\./,
    );
    expect(telemedicine()).toHaveAccessibleDescription(/^Die Praxis übermittelt/);
    expect(within(screen.getByRole('group', { name: 'Papierrezept' })).getAllByRole('checkbox')).toHaveLength(2);
  });
});

describe('[RX-02] [RX-03] the upload', () => {
  test('asks for a signed form, sends its fields in order with the file last, and binds the key', async () => {
    withCheckoutDone();
    const received = aShop();
    const forms = fakeFormTarget();
    const { user } = await openPage();
    const file = aJpeg('Rezept Vogelsang.JPG');
    await uploadFile(user, file);
    expect(received.requestPrescriptionUpload?.[0]?.body).toEqual({
      fileName: 'Rezept Vogelsang.JPG',
      contentType: 'image/jpeg',
      sizeBytes: file.size,
    });
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatchObject({ address: '/upload' });
    expect(forms[0]?.fields).toEqual([
      ['key', key],
      ['Content-Type', 'image/jpeg'],
      ['policy', 'p'],
      ['file', 'Rezept Vogelsang.JPG'],
    ]);
    expect(await forms[0]?.file?.text()).toBe(await file.text());
    expect(received.assignPrescription?.[0]?.body).toEqual({ format: 'physical', prescription3Key: key });
    expect(screen.getByText('Rezept Vogelsang.JPG ist hochgeladen.')).toHaveRole('status');
    expect(screen.getByRole('img', { name: 'Vorschau von Rezept Vogelsang.JPG' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  });

  test('tells how far it is, and 200 is a success as 204 is', async () => {
    withCheckoutDone();
    aShop();
    let form: ReceivedForm | undefined;
    fakeFormTarget((sent) => (form = sent));
    const { user } = await openPage();
    await user.upload(fileInput(), aJpeg());
    const bar = await screen.findByRole('progressbar', { name: 'Rezept wird hochgeladen' });
    await waitFor(() => expect(form).toBeDefined());
    act(() => form?.progress(64, 100));
    expect(bar).toHaveAttribute('aria-valuenow', '64');
    expect(plain(screen.getByText(/^64/))).toBe('64 % von 1 KB');
    expect(hints()).toContain('Bitte laden Sie eine Rezeptdatei hoch');
    act(() => form?.progress(100, 100));
    expect(screen.getByText('Hochgeladen, wird geprüft…')).toBeVisible();
    act(() => form?.answer(200));
    expect(plain(await screen.findByText(/^Hochgeladen, \d/))).toBe('Hochgeladen, 1 KB');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(hints()).not.toContain('Bitte laden Sie eine Rezeptdatei hoch');
  });

  test('can be cancelled, and the file can be removed again', async () => {
    withCheckoutDone();
    const received = aShop();
    const forms = fakeFormTarget((form) => forms.length > 1 && form.answer(204));
    const { user } = await openPage();
    await user.upload(fileInput(), aJpeg());
    await waitFor(() => expect(forms).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Hochladen abbrechen' }));
    expect(forms[0]?.isCancelled).toBe(true);
    expect(screen.queryByText('rezept.jpg')).not.toBeInTheDocument();
    expect(fileInput()).toHaveFocus();
    expect(received.assignPrescription).toBeUndefined();

    await uploadFile(user);
    await user.click(screen.getByRole('button', { name: 'rezept.jpg entfernen' }));
    expect(screen.queryByText('rezept.jpg')).not.toBeInTheDocument();
    expect(hints()).toContain('Bitte laden Sie eine Rezeptdatei hoch');
  });

  test.each([
    [
      new File(['x'], 'rezept.docx', { type: 'application/msword' }),
      '„rezept.docx“ ist kein PDF, JPG, PNG oder WebP und wurde nicht gesendet.',
    ],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'gross.pdf', { type: 'application/pdf' }),
      '„gross.pdf“ ist größer als 10 MB und wurde nicht gesendet.',
    ],
    [new File([], 'leer.pdf', { type: 'application/pdf' }), '„leer.pdf“ ist leer und wurde nicht gesendet.'],
  ])('a wrong file is told and nothing is sent (%#)', async (file, sentence) => {
    withCheckoutDone();
    const received = aShop();
    const { user } = await openPage();
    fakeFormTarget();
    await uploadFile(user);
    drop(file);
    expect(plain(await alert())).toBe(sentence);
    expect(received.requestPrescriptionUpload).toHaveLength(1);
    // What was there before it stays.
    expect(screen.getByText('rezept.jpg')).toBeVisible();
  });

  test('a HEIC photo is told how to become a JPEG, and of several files none is taken', async () => {
    withCheckoutDone();
    aShop();
    await openPage();
    drop(new File(['x'], 'IMG_0815.HEIC', { type: '' }));
    expect(await screen.findByText(/Bitte speichern Sie das Foto als JPEG/)).toHaveRole('alert');
    drop(aJpeg(), aJpeg('seite-2.jpg'));
    expect(await screen.findByText(/^Bitte wählen Sie eine einzelne Datei/)).toHaveRole('alert');
  });

  test('a PDF that is dropped shows its name and size', async () => {
    withCheckoutDone();
    aShop();
    fakeFormTarget();
    await openPage();
    drop(new File([new Uint8Array(2_500_000)], 'rezept.pdf', { type: 'application/pdf' }));
    expect(plain(await screen.findByText(/^Hochgeladen, \d/))).toBe('Hochgeladen, 2,4 MB');
    expect(screen.queryByRole('img', { name: /Vorschau/ })).not.toBeInTheDocument();
  });

  test('a telephone offers its camera, a desktop does not', async () => {
    withCheckoutDone();
    aShop();
    const { unmount } = await openPage();
    expect(screen.queryByLabelText('Foto aufnehmen')).not.toBeInTheDocument();
    unmount();
    const real = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('coarse') ? { ...real(query), matches: true } : real(query),
    );
    await openPage();
    expect(screen.getByLabelText('Foto aufnehmen')).toHaveAttribute('capture', 'environment');
    expect(screen.getByLabelText('Foto aufnehmen')).toHaveAttribute('accept', 'image/*,application/pdf');
  });

  test('an uploaded file outlives a reload', async () => {
    withCheckoutDone();
    aShop();
    fakeFormTarget();
    const { user, unmount } = await openPage();
    await uploadFile(user);
    unmount();
    await openPage();
    expect(screen.getByText('rezept.jpg')).toBeVisible();
    expect(hints()).not.toContain('Bitte laden Sie eine Rezeptdatei hoch');
  });

  test('another person sees nothing of it', async () => {
    withCheckoutDone();
    store('prescription_v1', {
      owner: 'someone@else.example',
      format: 'physical',
      file: { key, name: 'fremd.pdf', sizeBytes: 9 },
    });
    aShop();
    await openPage();
    expect(screen.queryByText('fremd.pdf')).not.toBeInTheDocument();
    expect(hints()).toContain('Bitte laden Sie eine Rezeptdatei hoch');
  });
});

describe('[RX-04] an upload that fails', () => {
  test.each([
    ['de', 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.'],
    ['en', 'Failed to upload file. Please try again.'],
  ] as const)('says so (%s), clears the file, and is tried again with one click', async (locale, sentence) => {
    withCheckoutDone();
    aShop();
    const forms = fakeFormTarget((form) => form.answer(forms.length === 1 ? 403 : 204, '<Error/>'));
    const { user } = await openPage({ locale });
    await user.upload(screen.getByLabelText(locale === 'de' ? 'Datei auswählen' : 'Choose a file'), aJpeg());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(sentence).closest('[role=alert]')).toBeVisible();
    expect(readKeptPrescription(email).file).toBeNull();
    expect(await orderButton(locale)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: locale === 'de' ? 'Erneut versuchen' : 'Try again' }));
    expect(await screen.findByText(locale === 'de' ? /^Hochgeladen, \d/ : /^Uploaded, \d/)).toBeVisible();
  });

  test('no signed form, no upload', async () => {
    withCheckoutDone();
    aShop({ requestPrescriptionUpload: refuse('Unavailable') });
    const forms = fakeFormTarget();
    const { user } = await openPage();
    await user.upload(fileInput(), aJpeg());
    expect(await screen.findByText(/^Die Datei konnte nicht hochgeladen werden/)).toBeVisible();
    expect(forms).toHaveLength(0);
  });

  test.each([
    ['de', 'Hochladen fehlgeschlagen: Zeitüberschreitung'],
    ['en', 'S3 upload failed: Timeout'],
  ] as const)('after 30 seconds it has timed out (%s)', async (locale, sentence) => {
    withCheckoutDone();
    aShop();
    const wanted: number[] = [];
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      wanted.push(ms);
      return ms === 30_000 ? late.signal : new AbortController().signal;
    });
    const forms = fakeFormTarget(() => {});
    const { user } = await openPage({ locale });
    await user.upload(screen.getByLabelText(locale === 'de' ? 'Datei auswählen' : 'Choose a file'), aJpeg());
    await waitFor(() => expect(forms).toHaveLength(1));
    act(() => late.abort());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(forms[0]?.isCancelled).toBe(true);
    expect(wanted).toContain(30_000);
  });

  test('a network or cross-origin error is a success with a warning, and the key is kept', async () => {
    withCheckoutDone();
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const received = aShop();
    fakeFormTarget((form) => form.fail());
    const { user } = await openPage();
    await uploadFile(user);
    expect(screen.getByText(/^Ob die Datei vollständig angekommen ist/)).toHaveRole('status');
    expect(received.assignPrescription?.[0]?.body).toEqual({ format: 'physical', prescription3Key: key });
    expect(readKeptPrescription(email).file?.key).toBe(key);
    expect(warned).toHaveBeenCalled();
  });

  test('what has not arrived after all is asked for again', async () => {
    withCheckoutDone();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    aShop({ assignPrescription: refuse('PrescriptionNotFound') });
    fakeFormTarget((form) => form.fail());
    const { user } = await openPage();
    await user.upload(fileInput(), aJpeg());
    expect(
      await screen.findByText('Ihre Rezeptdatei ist nicht bei uns angekommen. Bitte laden Sie sie erneut hoch.'),
    ).toBeVisible();
  });

  test.each([
    ['pixels', /zu viele Bildpunkte/],
    ['type', /kein PDF, JPG, PNG oder WebP/],
  ] as const)('a file the server refuses for its %s says why', async (reason, sentence) => {
    withCheckoutDone();
    aShop({ assignPrescription: refuse('PrescriptionFileRefused', { reason }) });
    fakeFormTarget();
    const { user } = await openPage();
    await user.upload(fileInput(), aJpeg());
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('our own store tells the reason too', async () => {
    withCheckoutDone();
    aShop();
    fakeFormTarget((form) =>
      form.answer(422, JSON.stringify({ id: 'PrescriptionFileRefused', data: { reason: 'size' } })),
    );
    const { user } = await openPage();
    await user.upload(fileInput(), aJpeg());
    expect(plain(await screen.findByText(/größer als/))).toBe(
      'Diese Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.',
    );
  });

  test('a session that is over opens the sign-in and keeps the file for the next try', async () => {
    withCheckoutDone();
    aShop({ requestPrescriptionUpload: refuse('Unauthorized') });
    fakeFormTarget();
    const { user } = await openPage();
    await user.upload(fileInput(), aJpeg());
    await waitFor(() => expect(loginDialogStore.read()).toBe(true));
    expect(screen.getByRole('button', { name: 'Erneut versuchen', hidden: true })).toBeInTheDocument();
  });
});

describe('[RX-05] the order button', () => {
  test('is enabled only with items, a file, the terms and the health-data consent; the rest is named', async () => {
    withCheckoutDone();
    aShop();
    fakeFormTarget();
    const { user } = await openPage();
    const button = await orderButton();
    expect(button).toBeDisabled();
    expect(terms()).not.toBeChecked();
    expect(healthData()).not.toBeChecked();
    expect(hints()).toEqual([
      'Bitte laden Sie eine Rezeptdatei hoch',
      'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
      'Bitte willigen Sie in die Verarbeitung Ihrer Gesundheitsdaten ein',
    ]);
    await user.click(terms());
    expect(button).toBeDisabled();
    await user.click(healthData());
    expect(button).toBeDisabled();
    expect(hints()).toEqual(['Bitte laden Sie eine Rezeptdatei hoch']);
    await uploadFile(user);
    expect(button).toBeEnabled();
    await user.click(healthData());
    expect(button).toBeDisabled();
    await user.click(healthData());
    await user.click(terms());
    expect(button).toBeDisabled();
  });

  test.each([
    ['Telemedizin', 'ePrescription'],
    ['E-Rezept per E-Mail', 'digital'],
  ])('%s needs no file', async (way, format) => {
    withCheckoutDone();
    const received = aShop();
    const { user } = await openPage();
    await user.click(box(way));
    await consent(user);
    expect(await orderButton()).toBeEnabled();
    await user.click(await orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({ prescriptionDocument: { prescription3Key: null, format } });
  });

  test('with an empty cart it is disabled and says so, with a way out', async () => {
    withCheckoutDone();
    aShop({ readCart: () => aCart([]) });
    const { user } = await openPage();
    await user.click(telemedicine());
    await consent(user);
    expect(await orderButton()).toBeDisabled();
    expect(hints()).toEqual(['Warenkorb ist leer']);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Shop' })).toHaveAttribute('href', '#/shop');
  });

  test('[NA-06] terms and privacy open in a new tab', async () => {
    withCheckoutDone();
    aShop();
    await openPage();
    for (const [name, href] of [
      [/^Allgemeinen Geschäfts.bedingungen/, '#/agb'],
      [/^Datenschutz.erklärung/, '#/datenschutz'],
    ] as const) {
      for (const link of within(summary()).getAllByRole('link', { name })) {
        expect(link).toHaveAttribute('href', href);
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', 'noopener');
        expect(link).toHaveAccessibleName(expect.stringContaining('(öffnet in neuem Tab)'));
      }
    }
  });

  test('stands below everything the order is about: items, shipping, VAT, total, address, payment', async () => {
    withCheckoutDone();
    aShop();
    await openPage();
    await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
    const text = plain(summary());
    for (const part of [
      'Käppele 25/1',
      '10 g · Rhön Cannamed',
      'Standardversand4,90 €',
      'inkl. 19 % MwSt.17,53 €',
      'Ute Vogelsang',
      'Domstraße 8',
      'Per Überweisung',
    ])
      expect(text.indexOf(part), part).toBeGreaterThan(-1);
    expect(text.indexOf('Per Überweisung')).toBeLessThan(text.indexOf('Zahlungspflichtig bestellen'));
  });

  test('speaks English too', async () => {
    withCheckoutDone();
    aShop();
    await openPage({ locale: 'en' });
    expect(screen.getByRole('checkbox', { name: 'Upload a photo or file' })).toBeChecked();
    expect(screen.getByText('Please upload a prescription file')).toBeVisible();
    expect(screen.getByText('Please accept the general terms and conditions')).toBeVisible();
    expect(screen.getByText('Please consent to the processing of your health data')).toBeVisible();
  });
});

describe('[RX-06] the order', () => {
  test('carries address, prescription, option, total and consents under a key, and leads to the orders', async () => {
    withCheckoutDone();
    const received = aShop();
    fakeFormTarget();
    const { user, router } = await readyToOrder();
    await user.click(await orderButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    expect(router.state.location.state).toEqual({ placed: 'MB-4711' });
    expect(received.reserveCart).toHaveLength(1);
    expect(received.reserveCart?.[0]?.body).toEqual({
      deliveryAddress: {
        fullName: 'Ute Vogelsang',
        street: 'Domstraße',
        houseNumber: '8',
        postalCode: '97070',
        city: 'Würzburg',
        country: 'DE',
        lat: null,
        long: null,
      },
      prescriptionDocument: { prescription3Key: key, format: 'physical' },
      shippingOptionId: 'standard',
      expectedTotalCent: 10980,
      consents: [
        { kind: 'terms-and-conditions', textVersion: 'shown' },
        { kind: 'health-data', textVersion: '2026-11' },
      ],
    });
    expect(received.reserveCart?.[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
    expect(toastStore.read().map(({ message }) => message)).toEqual(['Bestellung MB-4711 ist eingegangen.']);
    expect(readCheckoutChoice()).toBeNull();
    expect(readStored('prescription_v1')).toBeNull();
    // The cart is read anew: the badge of the header follows.
    await waitFor(() => expect(received.readCart?.length).toBeGreaterThan(1));
  });

  test('pickup carries the billing address', async () => {
    keepCheckoutChoice({ billing: clara, shipping: ute, option: { id: 'pickup-1', type: 'selfPickUp' } });
    const received = aShop();
    const { user } = await openPage();
    await user.click(telemedicine());
    await consent(user);
    await waitFor(() => expect(plain(summary())).toContain('SelbstabholungKostenlos'));
    expect(plain(summary())).toContain('Uferstraße 12, 97070 Würzburg');
    await user.click(await orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({
      deliveryAddress: { fullName: 'Clara Vogelsang', street: 'Sanderglacis', houseNumber: '14' },
      shippingOptionId: 'pickup-1',
      expectedTotalCent: 10490,
    });
  });

  test('without a known shipping cost no total is claimed', async () => {
    withCheckoutDone();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const received = aShop({ listShippingOptions: refuse('Unavailable') });
    const { user } = await openPage();
    await user.click(telemedicine());
    await consent(user);
    expect(plain(summary())).toContain('Gesamt ohne Versand104,90 €');
    expect(plain(summary())).not.toContain('Kostenlos');
    await user.click(await orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).not.toHaveProperty('expectedTotalCent');
  });

  test('a double click is one order', async () => {
    withCheckoutDone();
    const received = aShop({ reserveCart: neverAnswers });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await user.dblClick(await orderButton());
    expect(await orderButton()).toHaveAttribute('aria-busy', 'true');
    expect(received.reserveCart).toHaveLength(1);
  });

  test.each([
    ['de', 'Die Bestellung konnte nicht aufgegeben werden. Bitte versuchen Sie es erneut.'],
    ['en', 'Failed to place order. Please try again.'],
  ] as const)('a failure is an alert (%s)', async (locale, sentence) => {
    withCheckoutDone();
    aShop({ reserveCart: refuse('Internal') });
    const { user } = await openPage({ locale });
    await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
    for (const consentBox of screen.getAllByRole('checkbox', { name: /^(Ich|I) / })) await user.click(consentBox);
    await user.click(await orderButton(locale));
    expect(await alert()).toHaveTextContent(sentence);
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveFocus();
  });

  test('what got lost on the way is sent again under the same key, after a reload too', async () => {
    withCheckoutDone();
    let isOnline = false;
    const received = aShop({
      reserveCart: () => {
        if (isOnline) return placed;
        throw new TypeError('Failed to fetch');
      },
    });
    fakeFormTarget();
    const { user, unmount } = await readyToOrder();
    await user.click(await orderButton());
    expect(await alert()).toHaveTextContent('Ihre Bestellung wird nur einmal angelegt');
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(received.reserveCart).toHaveLength(2));
    await screen.findByRole('button', { name: 'Noch einmal senden' });
    unmount();

    const { user: later, router } = await openPage();
    await screen.findByText('rezept.jpg');
    await consent(later);
    await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
    isOnline = true;
    await later.click(await orderButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    const keys = received.reserveCart?.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  test('an order that was made without an answer is found again, though the cart is empty by now', async () => {
    withCheckoutDone();
    let orders = 0;
    const received = aShop({
      readCart: () => (orders > 0 ? aCart([], 2) : aCart([kaeppele])),
      reserveCart: () => {
        orders += 1;
        if (orders > 1) return placed;
        throw new TypeError('Failed to fetch');
      },
    });
    fakeFormTarget();
    const { user, router } = await readyToOrder();
    await user.click(await orderButton());
    await alert();
    act(() => window.dispatchEvent(new CustomEvent('cart:updated', { detail: { source: 'modal' } })));
    expect(await screen.findByText(/^Ihre letzte Bestellung blieb ohne Antwort/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    const [first, second] = received.reserveCart ?? [];
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  test('another order has another key', async () => {
    withCheckoutDone();
    const received = aShop({ reserveCart: refuse('Internal') });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await user.click(await orderButton());
    await alert();
    await user.click(telemedicine());
    await user.click(await orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(2));
    const keys = received.reserveCart?.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['de', 'Lieferadresse nicht gefunden. Bitte schließen Sie zuerst den Schritt Adresse und Versand ab.'],
    ['en', 'Delivery address not found. Please complete checkout first.'],
  ] as const)(
    'without an address nothing is sent, and the checkout is one click away (%s)',
    async (locale, sentence) => {
      const received = aShop();
      const { user } = await openPage({ locale });
      expect(screen.getByText(sentence)).toBeVisible();
      await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
      for (const consentBox of screen.getAllByRole('checkbox', { name: /^(Ich|I) / })) await user.click(consentBox);
      await user.click(await orderButton(locale));
      expect(await alert()).toHaveTextContent(sentence);
      expect(received.reserveCart).toBeUndefined();
      const link = locale === 'de' ? 'Zu Adresse und Versand' : 'Go to address and shipping';
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '#/checkout');
    },
  );
});

describe('an order that is refused loses nothing', () => {
  test('a changed total is shown with its lines and accepted with one click', async () => {
    withCheckoutDone();
    const dearer = aCartLine({ priceCent: 1099 });
    let isChanged = false;
    const received = aShop({
      readCart: () => (isChanged ? aCart([dearer], 2) : aCart([kaeppele])),
      reserveCart: () => {
        if (isChanged) return placed;
        isChanged = true;
        return refuse('TotalChanged', {
          totalCent: 11480,
          lines: [{ itemId: kaeppele.itemId, quantity: 10, lineCent: 10990 }],
        })();
      },
    });
    fakeFormTarget();
    const { user, router } = await readyToOrder();
    await user.click(await orderButton());
    const notice = await alert();
    expect(plain(notice)).toContain('Bisher 109,80 €, jetzt 114,80 €.');
    expect(plain(notice)).toContain('Käppele 25/1: bisher 104,90 €, jetzt 109,90 €');
    await waitFor(() => expect(plain(summary())).toContain('Gesamt114,80 €'));
    await user.click(screen.getByRole('button', { name: /^Mit 114,80.€ zahlungspflichtig bestellen$/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    expect(received.reserveCart?.map(({ body }) => (body as { expectedTotalCent: number }).expectedTotalCent)).toEqual([
      10980, 11480,
    ]);
  });

  test.each([
    ['InsufficientStock', refuse('InsufficientStock', { available: 5 })],
    ['ProductsNotAvailable', refuse('ProductsNotAvailable')],
  ] as const)('%s names the product and leads to the cart', async (_id, refusal) => {
    withCheckoutDone();
    let isSoldOut = false;
    aShop({
      readCart: () => aCart([aCartLine({ available: !isSoldOut, stock: isSoldOut ? 5 : 40 })], isSoldOut ? 2 : 1),
      reserveCart: () => {
        isSoldOut = true;
        return refusal();
      },
    });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await user.click(await orderButton());
    const notice = await alert();
    expect(notice).toHaveTextContent('Nicht alles in Ihrem Warenkorb ist noch bestellbar.');
    expect(await within(notice).findByText('Käppele 25/1')).toBeVisible();
    expect(within(notice).getByRole('link', { name: 'Im Warenkorb prüfen' })).toHaveAttribute('href', '#/cart');
    expect(screen.getByText('rezept.jpg')).toBeVisible();
    expect(terms()).toBeChecked();
  });

  test('a file that is not there is asked for again, everything else stays', async () => {
    withCheckoutDone();
    const received = aShop({ reserveCart: refuse('PrescriptionNotFound') });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await user.click(await orderButton());
    expect(await screen.findByText(/^Ihre Rezeptdatei ist nicht bei uns angekommen/)).toBeVisible();
    expect(fileInput()).toHaveFocus();
    expect(hints()).toEqual(['Bitte laden Sie eine Rezeptdatei hoch']);
    expect(readCheckoutChoice()?.shipping?.street).toBe('Domstraße 8');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText(/^Hochgeladen, \d/);
    expect(await orderButton()).toBeEnabled();
    expect(received.requestPrescriptionUpload).toHaveLength(2);
  });

  test.each([
    ['de', 'Mit diesem Rezept nur zur Abholung.'],
    ['en', 'Pickup only with this prescription.'],
  ] as const)(
    'a delivery the law forbids says why (%s) and offers the others with one click',
    async (locale, reason) => {
      withCheckoutDone();
      const received = aShop({
        reserveCart: refuse('DeliveryNotAllowed', {
          reasonDe: 'Mit diesem Rezept nur zur Abholung.',
          reasonEn: 'Pickup only with this prescription.',
          alternatives: ['pickup-1'],
        }),
      });
      const { user } = await openPage({ locale });
      await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
      for (const consentBox of screen.getAllByRole('checkbox', { name: /^(Ich|I) / })) await user.click(consentBox);
      await user.click(await orderButton(locale));
      const notice = await alert();
      expect(notice).toHaveTextContent(reason);
      const alternatives = await within(notice).findAllByRole('button');
      expect(alternatives).toHaveLength(1);
      await user.click(alternatives[0] as HTMLElement);
      expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
      expect(readCheckoutChoice()?.option).toEqual({ id: 'pickup-1', type: 'selfPickUp' });
      await user.click(await orderButton(locale));
      await waitFor(() => expect(received.reserveCart).toHaveLength(2));
      expect(received.reserveCart?.[1]?.body).toMatchObject({
        shippingOptionId: 'pickup-1',
        deliveryAddress: { street: 'Sanderglacis' },
      });
    },
  );

  test('a delivery that does not go with the format is told before the order', async () => {
    keepCheckoutChoice({ billing: clara, shipping: ute, option: { id: 'courier', type: 'courier' } });
    aShop({
      listShippingOptions: ({ query }) =>
        query.prescriptionFormat === 'digital'
          ? allOptions.map((option) =>
              option.type === 'courier' ? { ...option, available: false, reason: 'Nicht mit diesem Rezept.' } : option,
            )
          : allOptions,
    });
    const { user } = await openPage();
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
    await user.click(byEmail());
    await consent(user);
    expect(await alert()).toHaveTextContent('Nicht mit diesem Rezept.');
    expect(await orderButton()).toBeDisabled();
    expect(hints()).toEqual(['Bitte wählen Sie eine andere Versandart']);
    await user.click(screen.getByRole('button', { name: /^Standardversand, 4,90/ }));
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a session that is over: one signs in above the page, and orders with one click', async () => {
    withCheckoutDone();
    let isSignedIn = true;
    let isOver = true;
    const received = aShop({
      readSession: () => (isSignedIn ? session() : null),
      readLegacySession: refuse('Unauthorized'),
      reserveCart: () => {
        if (!isOver) return placed;
        isSignedIn = false;
        return refuse('Unauthorized')();
      },
      sendSignInCode: () => ({ success: true, isDelayed: false }),
      signInWithCode: () => {
        isSignedIn = true;
        isOver = false;
        return { user: session().user };
      },
    });
    fakeFormTarget();
    const { user, router } = await readyToOrder();
    await user.click(await orderButton());
    await waitFor(() => expect(loginDialogStore.read()).toBe(true));
    const dialog = await screen.findByRole('dialog', { name: /^Anmelden/ });
    await user.type(within(dialog).getByLabelText('E-Mail-Adresse'), `${email}{Enter}`);
    await user.type(await screen.findByLabelText('Ziffer 1 von 6'), '1');
    await user.keyboard('23456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patience);

    expect(screen.getByText('rezept.jpg')).toBeVisible();
    expect(terms()).toBeChecked();
    expect(healthData()).toBeChecked();
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    await user.click(await orderButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    expect(received.reserveCart).toHaveLength(2);
  });
});

describe('the prescription page without', () => {
  test('a session asks to sign in', async () => {
    withCheckoutDone();
    const { user } = await renderPage('/prescription');
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Anmelden' }));
    expect(loginDialogStore.read()).toBe(true);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a registration leads to it', async () => {
    aShop({ readSession: () => session(false) });
    await renderPage('/prescription');
    expect(await screen.findByRole('link', { name: 'Zur Registrierung' })).toHaveAttribute('href', '#/register');
  });

  test('an answer says so and tries again', async () => {
    withCheckoutDone();
    let isUp = false;
    aShop({ readCart: () => (isUp ? aCart([kaeppele]) : refuse('Unavailable')()) });
    const { user } = await renderPage('/prescription');
    expect(await alert()).toHaveTextContent('Der Shop antwortet gerade nicht.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await orderButton()).toBeVisible();
  });

  test('stands at the third of four steps', async () => {
    withCheckoutDone();
    aShop();
    await openPage();
    const steps = within(screen.getByRole('list', { name: 'Fortschritt' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rezept einreichen');
  });
});
