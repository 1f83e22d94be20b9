const digits = 17;

/** The number of an E-Rezept in the groups in which it is printed, while it is typed or scanned: 160.000.226.… */
export function groupERezept(text: string): string {
  const plain = text.replaceAll(/\D/g, '').slice(0, digits);
  return plain.match(/\d{1,3}/g)?.join('.') ?? '';
}
