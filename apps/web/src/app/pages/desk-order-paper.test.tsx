import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallOutput } from '#lib/api.ts';
import { leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, openWorkbench, theRow } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

type File = CallOutput<'listPrescriptionFiles'>['items'][number];
const photo: File = {
  file: 'photo-1',
  kind: 'handedIn',
  attachedFrom: null,
  mediaType: 'image/jpeg',
  sizeBytes: 120_000,
  arrivedAt: '2026-11-10T08:40:00.000Z',
  isCurrent: true,
  findings: [],
};
const scan: File = { ...photo, file: 'scan-1', kind: 'originalScan' };
const picture = () => new Response('picture', { headers: { 'content-type': 'image/png' } });

function withFiles(items: File[], answers: FakeAnswers = {}) {
  let openings = 0;
  return openWorkbench({
    answers: {
      listPrescriptionFiles: () => ({ items }),
      openPrescriptionFile: () => ({ opening: ++openings, pages: 1, isCut: false, isTooComplex: false }),
      readPrescriptionPage: picture,
      ...answers,
    },
  });
}

const paper = () => within(screen.getByRole('region', { name: 'Rezept' }));
const opened = (received: Awaited<ReturnType<typeof withFiles>>['received']) =>
  received.openPrescriptionFile?.map(({ body }) => body);

test('the file is opened before a page is read, and once, whatever news comes', async () => {
  const { received, news } = await withFiles([photo]);
  expect(await paper().findByRole('img', { name: 'Seite 1 von 1' })).toBeVisible();
  expect(received.readPrescriptionPage?.map(({ params }) => params)).toEqual([
    { id: theRow.id, opening: '1', page: '1' },
  ]);
  const asked = received.listPrescriptionFiles?.length ?? 0;
  await news.say('orders', { ids: [theRow.id] });
  await news.say('staff');
  await vi.waitFor(() => expect(received.listPrescriptionFiles?.length).toBeGreaterThan(asked), onBusyMachine);
  expect(opened(received)).toEqual([{ file: 'photo-1' }]);
});

test('v turns from the photo to the original and to both; what is not shown is not opened', async () => {
  const { received, user } = await withFiles([photo, scan, { ...photo, file: 'old', isCurrent: false }]);
  await paper().findByRole('figure', { name: 'Eingereicht' });
  await vi.waitFor(() => expect(opened(received)).toEqual([{ file: 'photo-1' }]), onBusyMachine);
  await user.keyboard('v');
  expect(await paper().findByRole('figure', { name: 'Original' })).toBeVisible();
  expect(paper().queryByRole('figure', { name: 'Eingereicht' })).toBeNull();
  await user.keyboard('v');
  await vi.waitFor(() => expect(paper().getAllByRole('figure')).toHaveLength(2), onBusyMachine);
  await vi.waitFor(() => expect(paper().getAllByRole('img', { name: /^Seite/ })).toHaveLength(2), onBusyMachine);
  expect(opened(received)).toEqual([{ file: 'photo-1' }, { file: 'scan-1' }]);
});

test('pages are turned, the paper is enlarged, turned and given contrast by keys', async () => {
  const { received, user } = await withFiles([{ ...photo, mediaType: 'application/pdf' }], {
    openPrescriptionFile: () => ({ opening: 7, pages: 3, isCut: false, isTooComplex: false }),
  });
  await paper().findByRole('img', { name: 'Seite 1 von 3' });
  await user.keyboard('{ArrowRight}');
  const image = await paper().findByRole('img', { name: 'Seite 2 von 3' });
  expect(received.readPrescriptionPage?.at(-1)?.params).toEqual({ id: theRow.id, opening: '7', page: '2' });
  await user.keyboard('++-w');
  await vi.waitFor(() => expect(image.parentElement?.style.getPropertyValue('--turn')).toBe('90deg'), onBusyMachine);
  expect(paper().getByText('125 %')).toBeVisible();
  await user.keyboard('c');
  await vi.waitFor(() => expect(image).toHaveAttribute('data-contrast'), onBusyMachine);
});

test('what a hostile PDF can do, pages too many and none at all are told', async () => {
  await withFiles([{ ...photo, mediaType: 'application/pdf', findings: ['script', 'launch'] }], {
    openPrescriptionFile: () => ({ opening: 1, pages: 50, isCut: true, isTooComplex: false }),
  });
  expect(await paper().findByText(/enthält ein Programm/)).toBeVisible();
  expect(paper().getByText(/will etwas öffnen oder laden/)).toBeVisible();
  expect(await paper().findByText(/mehr als 50 Seiten/)).toBeVisible();
});

test('a PDF that cannot be drawn asks for no page', async () => {
  const { received } = await withFiles([{ ...photo, mediaType: 'application/pdf' }], {
    openPrescriptionFile: () => ({ opening: 1, pages: 0, isCut: false, isTooComplex: false }),
  });
  expect(await paper().findByText(/lässt sich nicht zeichnen/)).toBeVisible();
  expect(received.readPrescriptionPage).toBeUndefined();
});

test.each([
  ['the whole file', { openPrescriptionFile: () => ({ opening: 4, pages: 0, isCut: false, isTooComplex: true }) }],
  ['one page', { readPrescriptionPage: refuse('PageTooComplex') }],
])('what is too complex to be drawn is told with the way to download it: %s', async (_what, answers) => {
  const { user, received } = await withFiles([{ ...photo, mediaType: 'application/pdf' }], {
    downloadPrescriptionFile: () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    ...answers,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  expect(await paper().findByText(/ist zu aufwendig, um sie hier zu zeigen/)).toBeVisible();
  expect(paper().queryByText(/beschädigt/)).toBeNull();
  await user.click(paper().getByRole('button', { name: 'PDF ungeprüft herunterladen' }));
  await vi.waitFor(() => expect(received.downloadPrescriptionFile).toHaveLength(1), onBusyMachine);
});

test('a missing file is told and can be opened again; a broken picture is told', async () => {
  let tries = 0;
  const { user } = await withFiles([photo], {
    openPrescriptionFile: () =>
      ++tries === 1 ? refuse('PrescriptionNotFound')() : { opening: 2, pages: 1, isCut: false, isTooComplex: false },
  });
  expect(await paper().findByText(/Die Datei ist nicht da/)).toBeVisible();
  await user.click(paper().getByRole('button', { name: 'Noch einmal öffnen' }));
  fireEvent.error(await paper().findByRole('img', { name: /^Seite/ }));
  expect(await paper().findByText(/Das Bild ist beschädigt/)).toBeVisible();
});

test('only a signed PDF is downloaded', async () => {
  const pdf = { ...photo, mediaType: 'application/pdf' };
  const { user, received } = await openWorkbench({
    order: aDeskOrder({ facts: { ...aDeskOrder().facts, prescriptionFormat: 'digital', evidence: 'signedFile' } }),
    answers: {
      listPrescriptionFiles: () => ({ items: [pdf] }),
      openPrescriptionFile: () => ({ opening: 4, pages: 1, isCut: false, isTooComplex: false }),
      readPrescriptionPage: picture,
      downloadPrescriptionFile: () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    },
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(await paper().findByRole('button', { name: /Signaturprüfung/ }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalled(), onBusyMachine);
  expect(received.downloadPrescriptionFile?.[0]?.params).toEqual({ id: theRow.id, opening: '4' });
});

test('a photo of a paper has no download, and no file is no gap', async () => {
  await withFiles([photo]);
  await paper().findByRole('img', { name: /^Seite/ });
  expect(paper().queryByRole('button', { name: /herunterladen/ })).toBeNull();
  expect(paper().getByText(/Original seit 12\.11/)).toHaveTextContent('Fach 12');
});

test('g shows the paper as large as the window, with its own keys; Escape leads back to the order', async () => {
  const { user } = await withFiles([photo]);
  await paper().findByRole('img', { name: 'Seite 1 von 1' });
  const region = screen.getByRole('region', { name: 'Rezept' });
  await user.keyboard('g');
  expect(region).toHaveAttribute('popover', 'manual');
  expect(region).toHaveFocus();
  await user.keyboard('+');
  expect(await paper().findByText('125 %')).toBeVisible();
  expect(region).toHaveAttribute('popover');
  await user.keyboard('{Escape}');
  expect(region).not.toHaveAttribute('popover');
  expect(window.location.hash).toBe(`#/desk/order/${theRow.code}`);
});

test('whatever is done with the order is done in sight of it', async () => {
  const { user } = await withFiles([photo], { takeOrders: () => ({ results: [] }) });
  await paper().findByRole('img', { name: 'Seite 1 von 1' });
  await user.click(paper().getByRole('button', { name: 'Ganzer Bildschirm, Taste G' }));
  const region = screen.getByRole('region', { name: 'Rezept' });
  expect(region).toHaveAttribute('popover');
  await user.keyboard('t');
  expect(region).not.toHaveAttribute('popover');
  await user.keyboard('g');
  screen.getByRole('button', { name: /^Zurück zur Liste/ }).focus();
  await vi.waitFor(() => expect(region).not.toHaveAttribute('popover'), onBusyMachine);
});

test('a replaced file stands beside what replaced it, and is opened only then', async () => {
  const old = { ...photo, file: 'old', isCurrent: false, arrivedAt: '2026-11-09T08:40:00.000Z' };
  const { received, user } = await withFiles([old, photo]);
  await vi.waitFor(() => expect(opened(received)).toEqual([{ file: 'photo-1' }]), onBusyMachine);
  await user.click(paper().getByRole('button', { name: /^Ersetzt/ }));
  expect(await paper().findByRole('figure', { name: 'Eingereicht, ersetzt, vom 09.11., 09:40' })).toBeVisible();
  expect(paper().getByRole('figure', { name: 'Eingereicht' })).toBeVisible();
  await vi.waitFor(() => expect(opened(received)).toEqual([{ file: 'photo-1' }, { file: 'old' }]), onBusyMachine);
});
