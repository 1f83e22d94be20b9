import { prescriptionRecord } from '@shop/contract/desk/prescription-record';
import { expect, test } from 'vitest';
import { aReview } from '#testing/at-workbench.ts';
import { problemsIn, recordIn } from './read-draft.ts';
import { draftOf, partsOf, type RecordDraft } from './record-draft.ts';

const proposed = draftOf(aReview(), 'photo-1', 'paper');
const whole: RecordDraft = {
  ...proposed,
  issuedOn: '10.11.26',
  prescriberName: ' Dr. J. Ebert ',
  lines: proposed.lines.map((line) => ({ ...line, instructions: 'abends 0,1 g verdampfen' })),
};

test('proposals come from the order and none of them counts as read', () => {
  expect(proposed).toMatchObject({ patientName: 'Clara Vogelsang', birthDate: '04.05.1988', issuedOn: '', read: [] });
  expect(proposed.lines).toMatchObject([{ product: 'Käppele 25/1', amount: '10', pzn: '', instructions: '' }]);
});

test('what is complete is sent as the contract takes it', () => {
  for (const part of partsOf(whole)) expect(problemsIn(whole, part)).toEqual({});
  expect(prescriptionRecord.parse(recordIn(whole))).toEqual(recordIn(whole));
  expect(recordIn(whole)).toMatchObject({
    issuedOn: '2026-11-10',
    birthDate: '1988-05-04',
    prescriber: { name: 'Dr. J. Ebert' },
  });
});

test('what is missing or no day, amount or PZN is a problem of its field', () => {
  const broken = {
    ...whole,
    patientName: ' ',
    birthDate: '31.02.1988',
    issuedOn: '',
    prescriberName: '',
    lines: whole.lines.map((line) => ({ ...line, amount: '0', pzn: '123' })),
  };
  expect(partsOf(broken).map((part) => problemsIn(broken, part))).toEqual([
    { patientName: 'missing', birthDate: 'noDay' },
    { issuedOn: 'noDay' },
    { prescriberName: 'missing' },
    { 'line-0-amount': 'noAmount', 'line-0-pzn': 'noPzn' },
    {},
  ]);
});

test('a recorded prescription counts as read until another file comes', () => {
  const record = {
    version: 1,
    isCurrent: true,
    by: 'Anna Reuter',
    at: '2026-11-16T08:10:00.000Z',
    record: recordIn(whole),
  };
  expect(draftOf(aReview({ record, recordVersion: 1 }), 'photo-1', 'paper').read).toHaveLength(5);
  const old = draftOf(aReview({ record: { ...record, isCurrent: false }, recordVersion: 1 }), 'photo-2', 'paper');
  expect(old).toMatchObject({ issuedOn: '10.11.2026', recordVersion: 1, read: [] });
});
