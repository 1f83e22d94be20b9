import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDigits } from '#domain/person/local-digits.ts';
import {
  emptyValues,
  findFailure,
  type OnboardingField,
  type OnboardingValues,
  onboardingPayload,
  splitDate,
  swapPlace,
} from './onboarding-check.ts';
import { complete, now } from './values-for-tests.ts';

function failureOf(differences: Partial<OnboardingValues>) {
  return findFailure({ ...complete, ...differences }, now);
}

test('complete values have nothing to mend', () => {
  expect(failureOf({})).toBeNull();
});

describe('[RG-01] the first failure', () => {
  test('comes in the order of RG-01 while one after the other is mended', () => {
    const steps: [Partial<OnboardingValues>, string][] = [
      [{}, 'name'],
      [{ firstName: 'Clara' }, 'name'],
      [{ lastName: 'Vogelsang' }, 'phone'],
      [{ phone: '931 0000144' }, 'address'],
      [{ street: 'Sanderglacis' }, 'address'],
      [{ houseNumber: '14' }, 'address'],
      [{ postalCode: '97O72' }, 'address'],
      [{ city: 'Würzburg' }, 'postalCode'],
      [{ postalCode: '97072' }, 'birthDate'],
      [{ birthDay: '31', birthMonth: '3' }, 'birthDate'],
      [{ birthYear: '1955' }, 'acceptance'],
    ];
    let values = emptyValues;
    for (const [change, id] of steps) {
      values = { ...values, ...change };
      expect(findFailure(values, now)?.id, JSON.stringify(change)).toBe(id);
    }
    expect(findFailure({ ...values, isAccepted: true }, now)).toBeNull();
  });

  test.each<[string, Partial<OnboardingValues>, string, OnboardingField[]]>([
    ['a name of blanks', { firstName: ' ', lastName: '' }, 'name', ['firstName', 'lastName']],
    ['only the last name missing', { lastName: '\t' }, 'name', ['lastName']],
    ['a phone number without digits', { phone: '+49 ( ) -' }, 'phone', ['phone']],
    ['two parts of the address missing', { street: '', city: ' ' }, 'address', ['street', 'city']],
    ['no house number anywhere', { houseNumber: '' }, 'address', ['houseNumber']],
    ['a square without a house number', { street: 'C4', houseNumber: '' }, 'address', ['houseNumber']],
    ['no year', { birthYear: '' }, 'birthDate', ['birthYear']],
    ['not accepted', { isAccepted: false }, 'acceptance', ['isAccepted']],
  ])('%s names the fields to mend', (_case, differences, id, fields) => {
    expect(failureOf(differences)).toEqual({ id, fields });
  });

  test.each(['Sanderglacis 14', 'Sanderglacis 14 a', 'Straße des 17. Juni 135', 'Am Markt 3-5', 'Weg 7b/2'])(
    'a street that carries its number needs no second one: %s',
    (street) => {
      expect(failureOf({ street, houseNumber: '' })).toBeNull();
    },
  );

  const texts = fc.record({
    firstName: fc.string(),
    lastName: fc.string(),
    phone: fc.string(),
    street: fc.string(),
    houseNumber: fc.string(),
    postalCode: fc.string(),
    city: fc.string(),
    birthDay: fc.string(),
    birthMonth: fc.string(),
    birthYear: fc.string(),
    isAccepted: fc.boolean(),
  });

  test('a field that was mended never brings back an earlier failure', () => {
    const order = ['name', 'phone', 'address', 'postalCode', 'birthDate', 'birthDateImpossible', 'acceptance'];
    fc.assert(
      fc.property(texts, (values) => {
        const before = findFailure(values, now);
        if (!before) return;
        const mended = Object.fromEntries(before.fields.map((field) => [field, complete[field]]));
        const after = findFailure({ ...values, ...mended }, now);
        const [was, is] = [before.id, after?.id ?? 'acceptance'].map((id) => order.indexOf(id));
        expect(is).toBeGreaterThanOrEqual(was ?? 0);
      }),
    );
  });
});

describe('the birth date', () => {
  function bornOn(date: string) {
    const [birthDay = '', birthMonth = '', birthYear = ''] = date.split('/');
    return failureOf({ birthDay, birthMonth, birthYear });
  }

  test.each(['31/2/1955', '29/2/1900', '0/3/1955', '1/13/1955', '1/3/55', '1/3/1899', '16/3/2026'])(
    'cannot be %s',
    (date) => expect(bornOn(date)?.id).toBe('birthDateImpossible'),
  );

  test.each(['1/März/1955', '1.5/3/1955', '-1/3/1955'])('cannot be written %s', (date) => {
    expect(bornOn(date)?.id).toBe('birthDateImpossible');
  });

  test.each(['29/2/2000', '01/01/1900', ' 5/12 / 1980', '15/3/2026'])('can be %s', (date) => {
    expect(bornOn(date)).toBeNull();
  });

  test.each(['31.03.1955', ' 31.3.1955 ', '31/3/1955', '31-03-1955', '31 3 1955'])(
    'is taken apart when %j stands in the field of the day',
    (text) => {
      expect(splitDate(text)).toMatchObject({ birthDay: '31', birthYear: '1955' });
    },
  );

  test.each(['31', '31.', '31.3', '31.3.55', '1955-03-31', ''])('%j is left as it is', (text) => {
    expect(splitDate(text)).toBeNull();
  });
});

describe('[RG-02] the phone number', () => {
  test.each([
    ['931 0000144', '9310000144'],
    ['0931/0000-144', '09310000144'],
    ['(0931) 0000144', '09310000144'],
    ['+49 931 0000144', '9310000144'],
    ['+49 (0)931 0000144', '09310000144'],
    ['0049 931 0000144', '9310000144'],
    ['4921 55', '492155'],
    ['abc', ''],
  ])('%s is sent as %s', (typed, digits) => {
    expect(localDigits(typed)).toBe(digits);
    if (digits) expect(onboardingPayload({ ...complete, phone: typed }).json.phoneNumber).toBe(digits);
  });

  test('whatever is typed, digits are sent, in their order', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(localDigits(typed)).toMatch(/^\d*$/);
        expect(typed.replaceAll(/\D/g, '').endsWith(localDigits(typed))).toBe(true);
      }),
    );
  });
});

describe('[RG-03] postal code and city', () => {
  test.each(['97O72', 'Würzburg', 'D-97072', '97072!', '970', '97072970729'])(
    'the postal code %s is refused',
    (postalCode) => {
      expect(failureOf({ postalCode })).toEqual({ id: 'postalCode', fields: ['postalCode'] });
    },
  );

  test('blanks between the digits do no harm', () => {
    expect(failureOf({ postalCode: ' 97 072 ' })).toBeNull();
    expect(onboardingPayload({ ...complete, postalCode: ' 97 072 ' }).json.address.postalCode).toBe('97072');
  });

  test.each([
    ['Würzburg', '97072', { postalCode: '97072', city: 'Würzburg' }],
    [' Bad Kissingen ', ' 97688', { postalCode: '97688', city: 'Bad Kissingen' }],
  ])('postal code %j and city %j are swapped', (postalCode, city, swapped) => {
    expect(swapPlace({ ...complete, postalCode, city })).toEqual(swapped);
  });

  test.each([
    ['97072', 'Würzburg'],
    ['97072', '97072'],
    ['', '97072'],
    ['Würzburg', ''],
    ['97O72', 'Würzburg'],
    ['Würzburg', '97072 Zell'],
  ])('postal code %j and city %j stay where they are', (postalCode, city) => {
    expect(swapPlace({ ...complete, postalCode, city })).toBeNull();
  });

  test('what was swapped is right and is not swapped back', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (postalCode, city) => {
        const swapped = swapPlace({ ...complete, postalCode, city });
        if (!swapped) return;
        const isLongEnough = /^\d{4,10}$/.test(swapped.postalCode.replaceAll(/\s/g, ''));
        expect(failureOf(swapped)?.id).toBe(isLongEnough ? undefined : 'postalCode');
        expect(swapPlace({ ...complete, ...swapped })).toBeNull();
      }),
    );
  });
});
