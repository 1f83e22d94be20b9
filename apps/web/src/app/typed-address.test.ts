import { completeOnboarding } from '@shop/contract/auth';
import { reserveCart } from '@shop/contract/checkout';
import { saveBillingAddress } from '@shop/contract/patient';
import { streetParts } from '@shop/contract/street';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, localAddressOf, tidyDraft } from '#domain/address/address-draft.ts';
import { asLocalAddress, type LocalAddress } from '#domain/address/local-address.ts';
import { emptyValues, onboardingPayload } from '#features/onboarding/onboarding-check.ts';
import { keepCheckoutChoice, readCheckoutChoice } from '#features/ordering/kept-order.ts';
import { orderRequest } from '#features/ordering/place-order/reservation.ts';

const person = {
  ...emptyValues,
  firstName: 'Lena',
  lastName: 'Beispiel',
  phone: '931 1234',
  postalCode: '97070',
  city: 'Würzburg',
  birthDay: '4',
  birthMonth: '3',
  birthYear: '1955',
  isAccepted: true,
};

/** As the server reads a registration and answers it in the profile. */
function profileOf(street: string, houseNumber: string) {
  const { address } = completeOnboarding.body.parse(onboardingPayload({ ...person, street, houseNumber })).json;
  const { streetAndHouseNumber: text, postalCode, city, country } = address;
  const parts = streetParts({ text, houseNumber: address.houseNumber });
  return { fullName: 'Lena Beispiel', street: '', houseNumber: '', ...parts, postalCode, city, country };
}

/** Kept at the checkout, read again on the prescription page, sent with the order. */
function orderedTo(billing: LocalAddress) {
  keepCheckoutChoice({ billing, shipping: billing, option: { id: 'standard', type: 'standard' } });
  const choice = readCheckoutChoice();
  const body = choice && orderRequest({ choice, format: 'digital', fileKey: null, totalCents: 100 });
  return reserveCart.body.parse(body).deliveryAddress;
}

const typed = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.stringMatching(/^[\da-c /-]{1,9}$/),
    fc.constantFrom('14 Hinterhaus', 'XII', '12', '3 a', '5-7 b', 'C 4,', 'Straße 43', 'Haus B, 2. Stock links'),
  )
  .filter((text) => text.trim() !== '' && text.length <= 50);

test('whatever street and number were typed at registration, the order has them', () => {
  fc.assert(
    fc.property(typed, typed, (street, houseNumber) => {
      const expected = {
        street: street.trim().replaceAll(/\s+/g, ' '),
        houseNumber: houseNumber.trim().replaceAll(/\s+/g, ' '),
      };
      const profile = profileOf(street, houseNumber);
      expect(profile).toMatchObject(expected);
      expect(saveBillingAddress.body.parse(profile)).toMatchObject(expected);
      const local = asLocalAddress(profile) as LocalAddress;
      expect(local.street).toBe(`${expected.street} ${expected.houseNumber}`);
      expect(orderedTo(local)).toMatchObject(expected);
    }),
  );
});

test('nor does it change when the dialog of the checkout is opened and saved', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Weg', 'Haus 3', 'C 4'),
      fc.constantFrom('14 Hinterhaus', 'XII', 'a', '12'),
      (...parts) => {
        const [street, houseNumber] = parts;
        const local = asLocalAddress(profileOf(street, houseNumber)) as LocalAddress;
        expect(orderedTo(localAddressOf(tidyDraft(draftOf(local), 'streetLine')))).toMatchObject({
          street,
          houseNumber,
        });
      },
    ),
  );
});
