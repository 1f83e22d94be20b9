/** The address that dials a number as people write it: '+49 (931) 555-12' is `tel:+4993155512`. */
export function dialLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
