/** A day as it is typed from a paper: 10.11.2026, 10.11.26 or 101126. Null where it is none. */
export function readDay(text: string): string | null {
  const found = /^\s*(\d{1,2})[.\s/-]+(\d{1,2})[.\s/-]+(\d{4}|\d{2})\s*$|^\s*(\d{2})(\d{2})(\d{4}|\d{2})\s*$/.exec(
    text,
  );
  if (!found) return null;
  const [day = '', month = '', year = ''] = found.slice(1).filter((part) => part !== undefined);
  const iso = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

/** Of two digits: nobody's birthday lies ahead, and no prescription is older than a few years. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) > 40 ? `19${year}` : `20${year}`;
}

/** 2026-11-10 is 10.11.2026, as it stands on German prescriptions. */
export function writeDay(iso: string | null): string {
  return iso === null ? '' : iso.split('-').toReversed().join('.');
}

function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
