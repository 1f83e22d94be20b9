import { applicationOf, type RecordDraft } from './record-draft.ts';

const compared = [
  'patientName',
  'birthDate',
  'issuedOn',
  'kind',
  'evidence',
  'origin',
  'validUntil',
  'prescriberName',
  'profession',
  'address',
  'phone',
  'signature',
  'lines',
] as const;

export interface DraftDifference {
  field: (typeof compared)[number];
  mine: string;
  theirs: string;
}

/** In which fields two people wrote different things down. */
export function draftDifferences(mine: RecordDraft, theirs: RecordDraft): DraftDifference[] {
  return compared
    .map((field) => ({ field, mine: textOf(mine, field), theirs: textOf(theirs, field) }))
    .filter((pair) => pair.mine !== pair.theirs);
}

function textOf(draft: RecordDraft, field: (typeof compared)[number]): string {
  if (field === 'signature') return draft.isSigned ? '✓' : '–';
  if (field !== 'lines') return draft[field].trim();
  return draft.lines
    .map((line) =>
      [line.product, line.isUnclear ? '?' : '', line.amount, line.pzn, line.instructions, applicationOf(line) ?? '']
        .map((text) => text.trim())
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');
}
