/** A number as it is typed in Germany, with a comma or a point; null where it is none. */
function readNumber(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : null;
}

export function writeNumber(value: number): string {
  return String(value).replace('.', ',');
}

type Texts<Values> = { [Name in keyof Values]: string };

export function writeNumbers<Values extends object>(values: Values): Texts<Values> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writeNumber(value)])) as Texts<Values>;
}

/** What is no number, or none that the rule for this field takes, is named. */
export function readNumbers<Values extends object>(texts: Texts<Values>, isRight: (value: object) => boolean) {
  const read = Object.entries<string>(texts).map(([field, text]) => ({ field, value: readNumber(text) }));
  return {
    value: Object.fromEntries(read.map(({ field, value }) => [field, value ?? 0])) as Values,
    faults: read
      .filter(({ field, value }) => value === null || !isRight({ [field]: value }))
      .map(({ field }) => ({ field, reason: 'number' as const })),
  };
}
