/**
 * 'Straße des 17. Juni 135' → street and house number. The number is what stands at the end and begins with a digit, with
 * its letter or range; Mannheim's squares ('C 4, 12a') keep theirs in the street. Null when there is none: then whoever
 * asked has to ask again.
 */
export function splitStreet(text: string): { street: string; houseNumber: string } | null {
  const tidy = text.trim().replaceAll(/\s+/g, ' ');
  const [, street, houseNumber] =
    /^(?<street>.*?\S),? (?<number>\d{1,5} ?[a-z]?(?: ?[-–/+] ?\d{0,5} ?[a-z]?)?)$/i.exec(tidy) ?? [];
  return street && houseNumber ? { street: street.replace(/,$/, ''), houseNumber } : null;
}
