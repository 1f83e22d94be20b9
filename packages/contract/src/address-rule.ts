/** What an address consists of. Plain data without zod: forms check by it, and `address.ts` makes the schemas from it. */
export const addressFields = ['fullName', 'street', 'houseNumber', 'postalCode', 'city'] as const;
export type AddressField = (typeof addressFields)[number];

/** The most characters of each field; all of them are required. */
export const addressLimits: Record<AddressField, number> = {
  fullName: 200,
  street: 200,
  // Long enough for '14 Hinterhaus, 2. Stock links'.
  houseNumber: 50,
  postalCode: 10,
  city: 200,
};

/** Street and house number in one text, as a registration sends them. */
export const longestStreetLine = addressLimits.street + addressLimits.houseNumber + ' '.length;

/** As the calls take it: digits only, as many as any country has. */
export const postalCodePattern = /^\d{4,10}$/;

/**
 * `inGermany` is for parcels, which go nowhere else: five digits. A registration asks for digits only, because the
 * sentence that it says otherwise asks for nothing more (RG-03).
 */
export function isPostalCode(text: string, { inGermany }: { inGermany: boolean }): boolean {
  return inGermany ? /^\d{5}$/.test(text) : postalCodePattern.test(text);
}

/** '97 072' and '97072' are the same. */
export function tidyPostalCode(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}
