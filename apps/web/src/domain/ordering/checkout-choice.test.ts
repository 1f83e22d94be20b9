import { afterEach, describe, expect, test, vi } from 'vitest';
import { streetParts } from '#domain/address/local-address.ts';
import {
  type CheckoutChoice,
  forgetCheckoutChoice,
  keepCheckoutChoice,
  keepShippingAddress,
  readCheckoutChoice,
  readCheckoutDraft,
} from './checkout-choice.ts';

const clara = {
  fullName: 'Clara Vogelsang',
  street: 'Sanderglacis 14',
  postalCode: '97072',
  city: 'Würzburg',
  country: 'DE',
  lat: null,
  long: null,
};
const choice: CheckoutChoice = { billing: clara, shipping: clara, option: { id: 'courier', type: 'courier' } };
const storeRaw = (value: unknown) => localStorage.setItem('checkout_addresses_v1', JSON.stringify(value));

afterEach(forgetCheckoutChoice);

test('what is kept is read again, and forgotten when told so', () => {
  keepCheckoutChoice(choice);
  expect(readCheckoutChoice()).toEqual(choice);
  forgetCheckoutChoice();
  expect(readCheckoutChoice()).toBeNull();
});

test('[CO-02] an address is stored with country, lat and long; a country that is missing is DE', () => {
  keepShippingAddress(clara);
  const stored = JSON.parse(localStorage.getItem('checkout_addresses_v1') ?? '');
  expect(stored.shipping).toEqual({ ...clara, country: 'DE', lat: null, long: null });

  const { country: _, ...withoutCountry } = clara;
  storeRaw({ shipping: withoutCountry });
  expect(readCheckoutDraft().shipping?.country).toBe('DE');
});

test('an address that is given later leaves the rest of the choice as it was', () => {
  keepCheckoutChoice(choice);
  keepShippingAddress({ ...clara, city: 'Kitzingen' });
  expect(readCheckoutChoice()).toEqual({ ...choice, shipping: { ...clara, city: 'Kitzingen' } });
});

describe('a choice is complete', () => {
  test('without a shipping address for pickup only', () => {
    keepCheckoutChoice({ ...choice, shipping: null });
    expect(readCheckoutChoice()).toBeNull();
    const pickup: CheckoutChoice = { ...choice, shipping: null, option: { id: 'p1', type: 'selfPickUp' } };
    keepCheckoutChoice(pickup);
    expect(readCheckoutChoice()).toEqual(pickup);
  });

  test.each([
    ['no billing address', { ...choice, billing: null }],
    ['half a billing address', { ...choice, billing: { ...clara, city: ' ' } }],
    ['no option', { ...choice, option: null }],
    ['an option of an unknown type', { ...choice, option: { id: 'x', type: 'drone' } }],
    ['an option without an id', { ...choice, option: { type: 'standard' } }],
    ['a list', [choice]],
    ['a text', 'courier'],
  ])('not with %s', (_case, stored) => {
    storeRaw(stored);
    expect(readCheckoutChoice()).toBeNull();
  });
});

test('a browser that stores nothing keeps it as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepCheckoutChoice(choice);
  expect(readCheckoutChoice()).toEqual(choice);
  forgetCheckoutChoice();
  expect(readCheckoutChoice()).toBeNull();
});

describe('street and number are told apart', () => {
  test('by the shared splitter', () => {
    expect(streetParts(clara)).toEqual({ street: 'Sanderglacis', houseNumber: '14' });
    expect(streetParts({ ...clara, street: 'Schlosspark' })).toBeNull();
  });

  test('by the marked number where the splitter cannot', () => {
    const address = { ...clara, street: 'Am Hof Haus B', houseNumber: 'Haus B' };
    expect(streetParts(address)).toEqual({ street: 'Am Hof', houseNumber: 'Haus B' });
    storeRaw({ ...choice, shipping: address });
    expect(readCheckoutChoice()?.shipping?.houseNumber).toBe('Haus B');
  });

  test('a mark that does not fit the street counts for nothing', () => {
    expect(streetParts({ ...clara, houseNumber: '15' })).toEqual({ street: 'Sanderglacis', houseNumber: '14' });
    expect(streetParts({ ...clara, street: '14', houseNumber: '14' })).toBeNull();
  });
});
