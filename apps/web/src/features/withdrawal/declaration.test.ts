import { withdrawalLimits } from '@shop/contract/form-limits';
import { describe, expect, test } from 'vitest';
import { type Declaration, faultsOf, tidyDeclaration } from './declaration.ts';

const complete: Declaration = {
  fullName: 'Clara Vogelsang',
  orderCode: '7KQX-M29F',
  email: 'clara@post.example',
  scope: 'whole',
  products: '',
};

describe('a declaration', () => {
  test('is complete with a name, an order number and an address for the receipt', () => {
    expect(faultsOf(complete)).toEqual([]);
    expect(faultsOf(tidyDeclaration({ ...complete, email: ' clara@post.example ' }))).toEqual([]);
  });

  test('says all that is missing, in the order of the form', () => {
    const nothing = tidyDeclaration({ fullName: ' ', orderCode: '', email: '', scope: 'part', products: ' ' });
    expect(faultsOf(nothing).map(([field]) => field)).toEqual(['fullName', 'orderCode', 'email', 'products']);
  });

  test.each(['clara', 'clara@post', 'cla ra@post.example', '@post.example', `${'c'.repeat(250)}@post.example`])(
    'takes no %j for an address',
    (email) => expect(faultsOf({ ...complete, email })).toEqual([['email', 'emailInvalid']]),
  );

  test('is not longer than the shop takes', () => {
    const fill = (extra: number) => (field: 'fullName' | 'orderCode' | 'products') => ({
      [field]: 'x'.repeat(withdrawalLimits[field] + extra),
    });
    const filled = (extra: number): Declaration =>
      Object.assign(
        { ...complete, scope: 'part' },
        ...(['fullName', 'orderCode', 'products'] as const).map(fill(extra)),
      );
    expect(faultsOf(filled(0))).toEqual([]);
    const long = filled(1);
    expect(faultsOf(long).map(([, fault]) => fault)).toEqual(['fullNameLong', 'orderCodeLong', 'productsLong']);
  });
});
