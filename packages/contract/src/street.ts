/**
 * 'Straße des 17. Juni 135' → street and house number. The number is what stands at the end and begins with a digit, with
 * its letter or range; Mannheim's squares ('C 4, 12a') keep theirs in the street. Null when there is none: then whoever
 * asked has to ask again.
 */
export function splitStreet(text: string): StreetParts | null {
  const tidy = text.trim().replaceAll(/\s+/g, ' ');
  const [, street, houseNumber] =
    /^(?<street>.*?\S),? (?<number>\d{1,5} ?[a-z]?(?: ?[-–/+] ?\d{0,5} ?[a-z]?)?)$/i.exec(tidy) ?? [];
  return street && houseNumber ? { street: street.replace(/,$/, ''), houseNumber } : null;
}

/** Street and house number in one text. The number stands beside it where the text alone does not tell: '14 Hinterhaus', 'XII'. */
export interface StreetLine {
  text: string;
  houseNumber?: string | undefined;
}

export interface StreetParts {
  street: string;
  houseNumber: string;
}

/** As it stands on an envelope, also where no number is known. */
export function writtenStreet({ street, houseNumber }: StreetParts): string {
  return [street, houseNumber].filter(Boolean).join(' ');
}

export function joinStreet({ street, houseNumber }: StreetParts): StreetLine {
  const text = `${street} ${houseNumber}`;
  const again = splitStreet(text);
  const isClear = again?.street === street && again.houseNumber === houseNumber;
  return isClear ? { text } : { text, houseNumber };
}

/** A number that was given apart is never guessed again. Null when there is none to be found. */
export function streetParts({ text, houseNumber }: StreetLine): StreetParts | null {
  const end = ` ${houseNumber}`;
  const street = houseNumber && text.endsWith(end) ? text.slice(0, -end.length).trim() : '';
  return houseNumber && street ? { street, houseNumber } : splitStreet(text);
}
