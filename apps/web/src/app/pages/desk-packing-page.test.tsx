import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anna, leaveDesk, scan } from '#testing/at-desk.ts';
import { aPacking, aPortion, aPrint, aWeighing, openPacking } from '#testing/at-packing.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

test('product and batch are scanned, the weight is drawn within its tolerance, and the entry is sent', async () => {
  let packing = aPacking();
  const { user, received } = await openPacking({
    readPacking: () => packing,
    weighPortion: () => {
      packing = aPacking({ version: 5, portions: [aPortion({ weighing: aWeighing })] });
      return packing;
    },
  });
  const pzn = await field(/^PZN/);
  expect(screen.getByText('Noch 1 Portion einzuwiegen')).toBeVisible();
  await user.click(document.body);
  scan('-90000162');
  await waitFor(() => expect(pzn).toHaveValue('90000162'));
  scan('VP-2607-114');
  await waitFor(async () => expect(await field(/^Charge/)).toHaveValue('VP-2607-114'));

  const weight = await field('Gewicht in g');
  await user.type(weight, '5,2');
  expect(screen.getByText('außerhalb der Toleranz')).toBeVisible();
  await user.clear(weight);
  await user.type(weight, '5,02');
  expect(screen.getByText('in der Toleranz')).toBeVisible();
  expect(screen.getByRole('img', { name: '5,02 g, erlaubt 4,95 g bis 5,10 g' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Einwaage speichern' }));
  expect(await screen.findByText('5,02 g eingewogen, Max Götz')).toBeVisible();
  expect(received.weighPortion?.[0]?.body).toEqual({
    version: 4,
    portion: 7,
    pzn: '90000162',
    isProductScanned: true,
    batchNumber: 'VP-2607-114',
    isBatchScanned: true,
    measuredMilli: 5_020,
    container: 'Schraubdose 50 ml',
    finding: null,
  });
  expect(await screen.findByRole('button', { name: /Etikett 1.*drucken/ })).toBeVisible();
});

test('the wrong batch is told, and nothing typed is lost', async () => {
  const { user } = await openPacking({ weighPortion: refuse('WrongBatch', { number: 'VP-2607-114' }) });
  await user.type(await field(/^PZN/), '90000162');
  await user.type(await field(/^Charge/), 'VP-1');
  await user.type(await field('Gewicht in g'), '5');
  await user.click(screen.getByRole('button', { name: 'Einwaage speichern' }));
  expect(await screen.findByText(/andere Charge als die vorgesehene/)).toBeVisible();
  expect(await field(/^Charge/)).toHaveValue('VP-1');
});

test('the label shows which duties it does not meet yet', async () => {
  const { label } = aPortion();
  const portion = aPortion({ label: { ...label, instructions: null, missing: ['instructions'] } });
  await openPacking({ readPacking: () => aPacking({ portions: [portion] }) });
  expect(await screen.findByText('§ 14 ApBetrO: 8 von 9 Angaben')).toBeVisible();
  expect(screen.getByText('Es fehlt: Gebrauchsanweisung')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Etikett für Steinburg 20/1, 5 g' })).toHaveTextContent('16.05.2027');
});

test('who packed it waits for a colleague, and the colleague releases it', async () => {
  const seen = { labelSeen: [{ at: '2026-11-16T08:15:00.000Z', by: 'Anna Reuter', isYou: true }] };
  const labelled = { weighing: aWeighing, labelMade: aPrint };
  const packed = { preparedAt: '2026-11-16T08:10:00.000Z', portions: [aPortion(labelled)] };
  await openPacking({ readPacking: () => aPacking(packed) });
  const finish = within(await screen.findByRole('region', { name: 'Abschluss' }));
  expect(finish.getByText(/Die Freigabe macht jemand anderes/)).toBeVisible();
  expect(finish.queryByRole('button')).toBeNull();
  leaveDesk();

  let packing = aPacking({ ...packed, mayRelease: true });
  const looked = { ...packed, portions: [aPortion({ ...labelled, ...seen })] };
  const { user, received } = await openPacking({
    readDeskMe: () => ({ ...anna, rights: ['seeOrder', 'seePrescription', 'releaseOrder'] }),
    readPacking: () => packing,
    confirmLabel: () => {
      packing = aPacking({ ...looked, mayRelease: true });
      return packing;
    },
    actOnOrder: () => {
      packing = aPacking({ ...looked, releasedAt: '2026-11-16T08:20:00.000Z' });
      return { id: packing.id, code: packing.code, version: 5, status: 'preparing' };
    },
  });
  const release = await screen.findByRole('button', { name: 'Freigeben' });
  expect(release).toHaveAccessibleDescription('Noch 1 Etikett anzusehen');
  await user.click(release);
  await user.click(screen.getByRole('button', { name: 'Etikett am Behältnis gesehen' }));
  expect(await screen.findByText('gesehen, Anna Reuter')).toBeVisible();
  expect(received.confirmLabel?.[0]?.body).toEqual({ portion: 7, label: 'v1' });
  await user.click(screen.getByRole('button', { name: 'Freigeben' }));
  expect(await screen.findByText(/kann das Haus verlassen/)).toBeVisible();
  expect(received.actOnOrder?.[0]?.body).toEqual({ version: 4, action: 'release' });
});

test('a label that lacks something is not printed: how it is used is said there, as prescribed', async () => {
  const { label } = aPortion();
  const lacking = { ...label, application: null, missing: ['application' as const] };
  let packing = aPacking({
    portions: [aPortion({ weighing: aWeighing, label: lacking, proposedApplication: 'tea' })],
  });
  const { user, received } = await openPacking({
    readDeskMe: () => ({ ...anna, rights: ['seePrescription', 'prepareOrder', 'printLabel', 'reviewPrescription'] }),
    readPacking: () => packing,
    settleApplication: () => {
      packing = aPacking({ portions: [aPortion({ weighing: aWeighing })] });
      return packing;
    },
    writeLabelByHand: () => {
      packing = aPacking({ portions: [aPortion({ weighing: aWeighing, labelMade: { ...aPrint, isByHand: true } })] });
      return packing;
    },
  });
  const pack = await screen.findByRole('button', { name: 'Fertig gepackt' });
  expect(pack).toHaveAccessibleDescription('Auf einem Etikett fehlt noch etwas');
  expect(screen.getByText('noch nicht vollständig')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Etikett 1.*drucken/ })).toBeNull();
  expect(screen.getByRole('combobox', { name: /Art der Anwendung/ })).toHaveValue('tea');
  await user.click(screen.getByRole('button', { name: 'So verordnet' }));
  expect(await screen.findByText('Noch 1 Etikett zu drucken')).toBeVisible();
  expect(received.settleApplication?.[0]?.body).toEqual({ portion: 7, application: 'tea' });

  await user.click(screen.getByRole('button', { name: 'Von Hand geschrieben' }));
  await user.click(screen.getByRole('button', { name: 'Festhalten' }));
  expect(screen.getByText('Bitte schreiben Sie den Grund.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Warum von Hand' }), 'Drucker gestört');
  await user.click(screen.getByRole('button', { name: 'Festhalten' }));
  expect(await screen.findByText('von Hand geschrieben, Max Götz')).toBeVisible();
  expect(received.writeLabelByHand?.[0]?.body).toEqual({ portion: 7, label: 'v1', reason: 'Drucker gestört' });
  expect(screen.getByRole('button', { name: 'Fertig gepackt' })).toHaveAccessibleDescription('');
});
