import { completeOnboarding } from '@shop/contract/auth';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promisedBody } from '#testing/at-registration.ts';
import { emptyValues, findFailure, onboardingPayload } from './onboarding-check.ts';
import { complete, now } from './values-for-tests.ts';

describe('[RG-05] the payload', () => {
  test('is the promised body', () => {
    expect(onboardingPayload({ ...complete, firstName: ' Clara ' })).toEqual(
      promisedBody('9310000144', 'Sanderglacis 14a'),
    );
  });

  test('a street that carries its number is sent as it is', () => {
    const { address } = onboardingPayload({ ...complete, street: 'Sanderglacis 14 ', houseNumber: '' }).json;
    expect(address.streetAndHouseNumber).toBe('Sanderglacis 14');
  });

  test('values that were never checked are not sent', () => {
    expect(() => onboardingPayload(emptyValues)).toThrow(RangeError);
  });

  test('the contract accepts it for every day of a life', () => {
    const days = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: now, noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const [birthYear = '', birthMonth = '', birthDay = ''] = day.toISOString().slice(0, 10).split('-');
        const values = { ...complete, birthDay, birthMonth, birthYear };
        expect(findFailure(values, now)).toBeNull();
        const payload = completeOnboarding.body.parse(onboardingPayload(values));
        expect(payload.json.birthDate.slice(0, 10)).toBe(`${birthYear}-${birthMonth}-${birthDay}`);
      }),
    );
  });
});

describe('street and house number', () => {
  const sentAs = (street: string, houseNumber: string) =>
    onboardingPayload({ ...complete, street, houseNumber }).json.address;

  test('go out as one text, as every server reads it', () => {
    const { houseNumber, ...address } = sentAs(' Uferstraße ', '12');
    expect(address).toMatchObject({ streetAndHouseNumber: 'Uferstraße 12' });
    expect(houseNumber).toBeUndefined();
    expect(sentAs('Uferstraße 12', '')).toMatchObject({ streetAndHouseNumber: 'Uferstraße 12' });
  });

  test.each(['14 Hinterhaus', 'XII'])('%s stands beside the text, so that nobody has to guess', (number) => {
    expect(sentAs('Weg', number)).toMatchObject({ streetAndHouseNumber: `Weg ${number}`, houseNumber: number });
  });
});
