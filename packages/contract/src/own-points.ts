import { type OwnPoint, stages } from './desk/checklist.ts';
import { prescriptionFormat } from './prescription.ts';

export const mostOwnPoints = 8;
export const pointWordsLimit = 120;
export const pointIdPattern = /^[a-z0-9-]{1,20}$/;
export const pointFormats = prescriptionFormat.options;

const languages = ['de', 'en'] as const;

/** Whether both say the same: only then does a tick about one vouch for the other. */
export function hasSameWords(one: Pick<OwnPoint, 'de' | 'en'>, other: Pick<OwnPoint, 'de' | 'en'>): boolean {
  return languages.every((language) => one[language] === other[language]);
}

interface PointFault {
  field: string;
  reason: 'missing' | 'length' | 'characters' | 'twice' | 'tooMany';
}

/** What keeps these points from being asked: no words, words that another point has, no prescription, or too many of them. */
export function ownPointFaults(points: readonly OwnPoint[]): PointFault[] {
  return [
    ...(points.length > mostOwnPoints ? [{ field: 'points', reason: 'tooMany' as const }] : []),
    ...points.flatMap((point, index) => faultsOf(point, points.slice(0, index), `points.${index}`)),
  ];
}

function faultsOf(point: OwnPoint, before: readonly OwnPoint[], field: string): PointFault[] {
  const words = languages.flatMap((language) => {
    const reason = wordsFault(
      point[language],
      before.map(({ [language]: others }) => others),
    );
    return reason ? [{ field: `${field}.${language}`, reason }] : [];
  });
  return [
    ...words,
    ...(point.formats.length === 0 ? [{ field: `${field}.formats`, reason: 'missing' as const }] : []),
    ...(before.some(({ id }) => id === point.id) ? [{ field: `${field}.id`, reason: 'twice' as const }] : []),
  ];
}

function wordsFault(words: string, others: readonly string[]): PointFault['reason'] | null {
  if (words.trim() === '') return 'missing';
  if (words.length > pointWordsLimit) return 'length';
  // One line without blanks at its ends, and nothing that a terminal would take for a command.
  if (words !== words.trim() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(words)) return 'characters';
  return others.some((other) => plain(other) === plain(words)) ? 'twice' : null;
}

function plain(words: string): string {
  return words.trim().toLowerCase();
}

export function isOwnPoints(value: unknown): value is OwnPoint[] {
  return Array.isArray(value) && value.every(isOwnPoint) && ownPointFaults(value).length === 0;
}

function isOwnPoint(value: unknown): value is OwnPoint {
  const { id, de, en, stage, formats } = (value ?? {}) as Record<keyof OwnPoint, unknown>;
  return (
    typeof id === 'string' &&
    pointIdPattern.test(id) &&
    typeof de === 'string' &&
    typeof en === 'string' &&
    stages.some((known) => known === stage) &&
    Array.isArray(formats) &&
    formats.every((format) => pointFormats.includes(format))
  );
}
