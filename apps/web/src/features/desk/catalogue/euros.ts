/** 10,49 or 10.49 as cents; null for what is no price. */
export function readEuros(text: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?(?:\s?€)?$/.exec(text.trim()) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0')) || null;
}

export function writeEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
