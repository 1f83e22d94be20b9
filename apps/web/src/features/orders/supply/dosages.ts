import { fieldsOf, numberIn } from '#lib/read-fields.ts';
import { storedValue } from '#lib/stored-value.ts';

type Dosages = Readonly<Record<string, number>>;

/** How much of a product somebody takes a day, by product. It never leaves the device and goes with the sign-out. */
export const dosages = storedValue<Dosages>('supply_v1', (stored) => {
  const amounts = Object.entries(fieldsOf(stored) ?? {}).map(
    ([product, amount]) => [product, numberIn(amount)] as const,
  );
  return Object.fromEntries(amounts.filter((entry): entry is [string, number] => isDosage(entry[1])));
});

/** Null forgets it. */
export function setDosage(product: string, perDay: number | null): void {
  const { [product]: _before, ...others } = dosages.read();
  const next = isDosage(perDay) ? { ...others, [product]: perDay } : others;
  dosages.write(Object.keys(next).length > 0 ? next : null);
}

/** Half a gram is written 0,5 and 0.5. Unlike with what is ordered, three digits behind the comma are no thousands. */
export function readDosage(text: string): number | null {
  return /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : null;
}

export function writeDosage(perDay: number | null, locale: 'de' | 'en'): string {
  return String(perDay ?? '').replace('.', locale === 'de' ? ',' : '.');
}

function isDosage(amount: number | null): amount is number {
  return amount !== null && amount > 0 && amount < 1000;
}
