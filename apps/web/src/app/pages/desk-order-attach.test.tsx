import { roles } from '@shop/contract/rights';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { anna, leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, aReview, openWorkbench } from '#testing/at-workbench.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const withoutFile = aDeskOrder({
  facts: { ...aDeskOrder().facts, prescriptionFormat: 'digital', evidence: 'signedFile', hasFile: false },
  actions: [
    { name: 'verify', obstacle: 'signedFile' },
    { name: 'ask', obstacle: null },
  ],
});

const form = { url: { url: '/upload', fields: { key: 'prescriptions/1' } }, key: 'prescriptions/1' };

async function openWithoutFile(answers: FakeAnswers = {}, order = withoutFile) {
  return openWorkbench({
    order,
    review: aReview(),
    answers: {
      requestAttachmentUpload: () => form,
      attachPrescription: () => ({ file: 'abcdef01', isNew: true }),
      ...answers,
    },
  });
}

const aPdf = (name = 'Rezept.pdf', content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });
const attachForm = () => screen.findByRole('form', { name: 'Datei anhängen' });
const fieldIn = (within_: HTMLElement) => within_.querySelector('input[type="file"]') as HTMLInputElement;

describe('a prescription that came another way', () => {
  test.each(['Entscheidung', 'Prüfliste', 'Rezept'])('is attached from „%s“', async (place) => {
    fakeFormTarget();
    const { user, received } = await openWithoutFile();
    const region = within(await screen.findByRole('region', { name: place }));
    await user.click(await region.findByRole('button', { name: 'Datei anhängen' }));
    const at = await attachForm();
    expect(within(at).getByRole('radio', { name: 'von der Praxis' })).toHaveFocus();
    await user.click(within(at).getByRole('radio', { name: 'von Patientin oder Patient' }));
    await user.upload(fieldIn(at), aPdf());
    expect(within(at).getByText('Rezept.pdf')).toBeVisible();
    await user.click(within(at).getByRole('button', { name: /^Anhängen/ }));
    expect(await screen.findByText('Die Datei ist angehängt.')).toBeVisible();
    expect(received.attachPrescription?.map(({ body }) => body)).toEqual([
      { key: 'prescriptions/1', from: 'patient', version: 3 },
    ]);
    expect(screen.queryByRole('form', { name: 'Datei anhängen' })).toBeNull();
  });

  test('is asked for, and the wrong type, an empty one and one too large say so before anything is sent', async () => {
    const { user, received } = await openWithoutFile();
    await user.click(await screen.findByRole('button', { name: 'Datei anhängen', expanded: false }));
    const at = await attachForm();
    await user.click(within(at).getByRole('button', { name: /^Anhängen/ }));
    expect(await within(at).findByText('Bitte wählen Sie eine Datei.')).toBeVisible();
    expect(within(at).getByRole('button', { name: 'Datei wählen' })).toHaveFocus();
    const field = fieldIn(at);
    field.removeAttribute('accept');
    await user.upload(field, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
    expect(await within(at).findByText(/Hier zählt nur das signierte PDF/)).toBeVisible();
    await user.upload(field, aPdf('leer.pdf', ''));
    expect(await within(at).findByText('Die Datei ist leer.')).toBeVisible();
    await user.upload(field, aPdf('gross.pdf', 'x'.repeat(10 * 1024 * 1024 + 1)));
    expect(await within(at).findByText('Die Datei ist größer als 10 MB.')).toBeVisible();
    expect(received.requestAttachmentUpload).toBeUndefined();
  });

  test('that the server refuses stays chosen, and so it does when somebody was faster', async () => {
    fakeFormTarget();
    let answer: () => Response = refuse('PrescriptionFileRefused', { reason: 'type' });
    const { user } = await openWithoutFile({ attachPrescription: () => answer() });
    await user.click(await screen.findByRole('button', { name: 'Datei anhängen', expanded: false }));
    const at = await attachForm();
    await user.upload(fieldIn(at), aPdf());
    await user.click(within(at).getByRole('button', { name: /^Anhängen/ }));
    expect(await within(at).findByText(/die nicht beschädigt ist/)).toBeVisible();
    answer = refuse('OrderChanged');
    await user.click(within(at).getByRole('button', { name: /^Anhängen/ }));
    expect(await within(at).findByText(/Nicht erledigt\./)).toBeVisible();
    expect(within(at).getByText('Rezept.pdf')).toBeVisible();
  });

  test('that is here already is told so', async () => {
    fakeFormTarget();
    const { user } = await openWithoutFile({ attachPrescription: () => ({ file: 'abcdef01', isNew: false }) });
    await user.click(await screen.findByRole('button', { name: 'Datei anhängen', expanded: false }));
    await user.upload(fieldIn(await attachForm()), aPdf());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Diese Datei liegt schon vor.')).toBeVisible();
  });

  test('is nobody’s who may not check prescriptions, and comes too late once it is prepared', async () => {
    const looking = { ...anna, rights: roles.pharmacist.filter((right) => right !== 'reviewPrescription') };
    const { unmount } = await openWithoutFile({ readDeskMe: () => looking });
    expect(screen.queryByRole('button', { name: 'Datei anhängen' })).toBeNull();
    unmount();
    await leaveDesk();
    await openWithoutFile({}, { ...withoutFile, status: 'preparing' });
    expect(screen.queryByRole('button', { name: 'Datei anhängen' })).toBeNull();
  });
});

test('whom the file came from stands below it', async () => {
  await openWithoutFile({
    listPrescriptionFiles: () => ({
      items: [
        {
          file: 'abcdef01',
          kind: 'handedIn',
          attachedFrom: 'practice',
          mediaType: 'application/pdf',
          sizeBytes: 900,
          arrivedAt: '2026-11-10T08:40:00.000Z',
          isCurrent: true,
          findings: [],
        },
      ],
    }),
    openPrescriptionFile: () => ({ opening: 1, pages: 0, isCut: false, isTooComplex: false }),
  });
  expect(await screen.findByText('Vom Team angehängt, von der Praxis')).toBeVisible();
});
