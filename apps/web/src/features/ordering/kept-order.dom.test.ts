import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { streetParts } from '#domain/address/local-address.ts';
import { forgetPerson } from '#domain/session/forget-person.ts';
import { readStored, store } from '#lib/storage.ts';
import { localAddress as clara } from '#testing/factories.ts';
import {
  type CheckoutChoice,
  forgetKeptOrder,
  keepCheckoutChoice,
  keepPrescription,
  keepShippingAddress,
  readCheckoutChoice,
  readCheckoutDraft,
  readKeptPrescription,
} from './kept-order.ts';

const choice: CheckoutChoice = { billing: clara, shipping: clara, option: { id: 'courier', type: 'courier' } };
const storeRaw = (value: unknown) => localStorage.setItem('checkout_addresses_v1', JSON.stringify(value));

afterEach(forgetKeptOrder);

test('what is kept is read again, and forgotten when told so', () => {
  keepCheckoutChoice(choice);
  expect(readCheckoutChoice()).toEqual(choice);
  forgetKeptOrder();
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
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
    clear: () => {},
  });
  keepCheckoutChoice(choice);
  keepPrescription(null, { attempt: 'a1' });
  expect(readCheckoutChoice()).toEqual(choice);
  expect(readKeptPrescription(null).attempt).toBe('a1');
  forgetKeptOrder();
  expect(readCheckoutChoice()).toBeNull();
  expect(readKeptPrescription(null).attempt).toBeNull();
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

const email = 'clara@post.example';
const file = { key: 'prescriptions/k1', name: 'rezept.pdf', sizeBytes: 1200 };
const nothing = { format: 'physical', file: null, attempt: null, isUnanswered: false };

describe('what is kept of a prescription', () => {
  test('at first nothing, and the physical format', () => {
    expect(readKeptPrescription(email)).toEqual(nothing);
  });

  test('comes back part by part', () => {
    keepPrescription(email, { file });
    keepPrescription(email, { attempt: 'a1' });
    expect(readKeptPrescription(email)).toEqual({ ...nothing, file, attempt: 'a1' });
  });

  test('belongs to its person alone', () => {
    keepPrescription(email, { file });
    expect(readKeptPrescription('ute@post.example')).toEqual(nothing);
    expect(readKeptPrescription(null)).toEqual(nothing);
    keepPrescription('ute@post.example', { format: 'digital' });
    expect(readKeptPrescription(email)).toEqual(nothing);
  });

  test('has no file where the format has none', () => {
    keepPrescription(email, { file });
    keepPrescription(email, { format: 'digital' });
    expect(readKeptPrescription(email)).toMatchObject({ format: 'digital', file });
    keepPrescription(email, { format: 'ePrescription' });
    expect(readKeptPrescription(email)).toMatchObject({ format: 'ePrescription', file: null });
    keepPrescription(email, { format: null });
    expect(readKeptPrescription(email).format).toBeNull();
  });

  test.each([
    [{ owner: email, format: 'papyrus', file: 'x', attempt: 7, isUnanswered: 'yes' }, nothing],
    [{ owner: email, format: 'physical', file: { key: '', name: 'a' } }, nothing],
    [
      { owner: email, format: 'physical', file: { key: 'k', name: 'a', sizeBytes: -1 } },
      { ...nothing, file: { key: 'k', name: 'a', sizeBytes: 0 } },
    ],
    [[1, 2], nothing],
    ['text', nothing],
  ])('garbage is not trusted: %j', (stored, read) => {
    store('prescription_v1', stored);
    expect(readKeptPrescription(email)).toEqual(read);
  });

  test('goes with the order, and with the person', () => {
    keepPrescription(email, { file });
    forgetKeptOrder();
    expect(readStored('prescription_v1')).toBeNull();
    keepPrescription(email, { file });
    forgetPerson(new QueryClient());
    expect(readStored('prescription_v1')).toBeNull();
  });
});
