import { checks } from '@shop/contract/desk/checklist';
import { differences } from '@shop/contract/desk/difference-answers';
import { openPrescriptionFile } from '@shop/contract/desk/prescriptions';
import { answerDifference, readReview, saveRecord, tickChecks } from '@shop/contract/desk/review';
import { changeSetting } from '@shop/contract/desk/settings';
import { exportPersonalData } from '@shop/contract/patient';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Transaction } from '../../db/pool.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { recordFor, tickFor } from '../../testing/prescription-review.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { recordAct } from '../journal/journal-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';

const database = testDatabase();
const { db } = database;

async function exported({ patient }: Pick<Awaited<ReturnType<typeof deskShop>>, 'patient'>) {
  const { rawPayload } = await patient.call(exportPersonalData, {});
  const files = unzipSync(new Uint8Array(rawPayload));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    german: text('rezeptpruefung.txt'),
    english: text('prescription-checks.txt'),
    orders: text('bestellungen.json'),
    readings: text('zugriffe.json'),
  };
}

/** Somebody opens the file, writes down what it says, answers a difference, ticks and takes back. */
async function givenChecked() {
  const shop = await deskShop(database);
  const { id, code } = await shop.givenOrder();
  const params = { id };
  const { pta } = shop;
  const look = async () => (await pta.call(readReview, { params })).data;
  const file = (await fileVersionOf(db, id)) ?? '';
  await pta.call(openPrescriptionFile, { params, body: { file } });
  const seen = await look();
  const made = recordFor({ ...seen.person, createdAt: shop.clock.now() }, seen.ordered, { birthDate: null });
  await pta.call(saveRecord, { params, body: { recordVersion: 0, file, record: made } });
  const { rows } = await look();
  const row = rows.find(({ difference }) => difference === 'noBirthDate')?.id ?? '';
  const answer = { row, choice: 'patientAsked' as const, text: 'Geburtstag am Telefon genannt' };
  await pta.call(answerDifference, { params, body: answer });
  const ticks = [tickFor('identity'), { check: 'lines', isDone: false } as const, tickFor('advice')];
  const ticked = await pta.call(tickChecks, { params, body: { version: (await look()).version, ticks } });
  expect(ticked.statusCode, ticked.body).toBe(200);
  return { shop, code, name: pta.person.name };
}

test('the export tells in both languages who opened, read and checked a prescription, and when', async () => {
  const { shop, code, name } = await givenChecked();
  const { german, english } = await exported(shop);
  expect(german).toContain(`Bestellung ${code} vom 02.06.2025`);
  for (const line of [
    `: ${name} hat Ihr Rezept geöffnet.`,
    `: ${name} hat vom Rezept festgehalten:`,
    '  Verschrieben von Dr. J. Ebert',
    '  So sollen Sie es anwenden: 2 × täglich 0,1 g verdampfen',
    `: ${name} hat eine Abweichung geklärt: Auf dem Rezept stand kein Geburtsdatum. Die Apotheke hat Sie gefragt.`,
    '  Dazu ist notiert: „Geburtstag am Telefon genannt“',
    `: ${name} hat den Namen und das Geburtsdatum auf dem Rezept geprüft.`,
    `: ${name} hat den Haken für Arzneimittel und Menge zurückgenommen.`,
    `: ${name} hat die Beratung, die Sie bekommen haben, vermerkt.`,
  ])
    expect(german).toContain(line);
  expect(german).toMatch(/02\.06\.2025, 10:00: /);
  expect(english).toContain(`: ${name} opened your prescription.`);
  expect(english).toContain('The prescription bore no date of birth. The pharmacy asked you.');
  expect(english).toMatch(/2 June 2025 at 10:00: /);
});

test('the export names everybody who looked at the data or took it along', async () => {
  const { shop, code, name } = await givenChecked();
  const lead = await givenAtDesk(shop, db, ['lead']);
  const day = '2025-06-02';
  const taken = [{ code }, { from: day, to: day }, { code: 'AAAA-AAAA' }, { from: '2025-05-01', to: '2025-05-31' }];
  for (const [index, query] of taken.entries()) {
    await db.transaction((tx) => journalled(tx, lead.person, { at: new Date(Date.UTC(2025, 5, 3, 8, index)), query }));
  }
  const readings = JSON.parse((await exported(shop)).readings);
  const inspected = expect.objectContaining({ name: lead.person.name, what: 'inspectionExported', order: code });
  expect(readings).toHaveLength(3);
  expect(readings).toContainEqual(expect.objectContaining({ name, what: 'prescriptionOpened', order: code }));
  expect(readings.filter(({ what }: { what: string }) => what === 'inspectionExported')).toEqual([
    inspected,
    inspected,
  ]);
});

/** As the papers for an inspection leave it. */
function journalled(tx: Transaction, by: { id: string; name: string }, { at, query }: { at: Date; query: object }) {
  const entry = { at, subject: 'journal', subjectId: null, what: 'inspectionExported' } as const;
  return recordAct(tx, by, { ...entry, detail: { ...query } });
}

test('a point of the pharmacy stands there in the words of then, also after it was changed and taken away', async () => {
  const shop = await deskShop(database);
  const { id } = await shop.givenOrder();
  const lead = await givenAtDesk(shop, db, ['lead']);
  const words = { de: 'Kühlkette geklärt', en: 'Cold chain settled' };
  const point = { id: 'cold0001', ...words, stage: 'confirm' as const, formats: ['physical' as const] };
  const set = (version: number, points: (typeof point)[]) =>
    lead.call(changeSetting, { body: { name: 'checklist', version, value: { points } } });
  await set(0, [point]);
  const { version } = (await shop.pta.call(readReview, { params: { id } })).data;
  const tick = { check: 'own' as const, isDone: true, point: point.id, ...words, stage: point.stage };
  await shop.pta.call(tickChecks, { params: { id }, body: { version, ticks: [tick] } });
  await shop.pta.call(tickChecks, { params: { id }, body: { version, ticks: [{ ...tick, isDone: false }] } });
  await set(1, [{ ...point, de: 'Anders' }]);
  await set(2, []);
  const { german, english } = await exported(shop);
  const { name } = shop.pta.person;
  expect(german).toContain(`: ${name} hat „Kühlkette geklärt“ geprüft.`);
  expect(german).toContain(`: ${name} hat den Haken für „Kühlkette geklärt“ zurückgenommen.`);
  expect(english).toContain(`: ${name} checked “Cold chain settled”.`);
  expect(german + english).not.toMatch(/Anders|cold0001/);
});

test('no code of the program is in it', async () => {
  const { shop } = await givenChecked();
  const { german, english, orders } = await exported(shop);
  const codes = [...checks, ...differences, 'patientAsked', 'private', 'doctor', 'isDone', 'null'];
  const ordinary = [
    'private',
    'doctor',
    'original',
    'advice',
    'plausibility',
    'signature',
    'instructions',
    'validity',
    'prescriber',
  ];
  for (const code of codes) {
    expect(german).not.toMatch(new RegExp(`\\b${code}\\b`));
    if (!ordinary.includes(code)) expect(english).not.toMatch(new RegExp(`\\b${code}\\b`));
  }
  expect(orders).not.toContain('noBirthDate');
});

test('where nothing was written down, it says so', async () => {
  const shop = await deskShop(database);
  await shop.givenOrder();
  const { german, english } = await exported(shop);
  expect(german).toContain('Zu Ihren Rezepten ist nichts festgehalten.');
  expect(english).toContain('Nothing has been written down about your prescriptions.');
});
