import { withdrawalLimits } from '@shop/contract/form-limits';
import { looksLikeEmail } from '#domain/person/email-address.ts';

/** What a withdrawal consists of, as it is typed (§ 356a BGB). */
export interface Declaration {
  fullName: string;
  orderCode: string;
  email: string;
  scope: 'whole' | 'part';
  /** Which products, where it is a part. */
  products: string;
}

export type DeclarationField = 'fullName' | 'orderCode' | 'email' | 'products';

/** The name of the sentence that says what is wrong. */
export type Fault = DeclarationField | 'fullNameLong' | 'orderCodeLong' | 'emailInvalid' | 'productsLong';

export function tidyDeclaration(declaration: Declaration): Declaration {
  const { fullName, orderCode, email, products } = declaration;
  return {
    ...declaration,
    fullName: fullName.trim(),
    orderCode: orderCode.trim(),
    email: email.trim(),
    products: products.trim(),
  };
}

/** What is missing or cannot be, by field, in the order of the form. Takes a tidied declaration. */
export function faultsOf({ fullName, orderCode, email, scope, products }: Declaration): [DeclarationField, Fault][] {
  const faults: [DeclarationField, Fault | null][] = [
    ['fullName', lengthFault('fullName', fullName, 'fullNameLong')],
    ['orderCode', lengthFault('orderCode', orderCode, 'orderCodeLong')],
    ['email', emailFault(email)],
    ['products', scope === 'part' ? lengthFault('products', products, 'productsLong') : null],
  ];
  return faults.filter((fault): fault is [DeclarationField, Fault] => fault[1] !== null);
}

function lengthFault(field: DeclarationField, text: string, tooLong: Fault): Fault | null {
  if (text === '') return field;
  return text.length > withdrawalLimits[field] ? tooLong : null;
}

function emailFault(email: string): Fault | null {
  if (email === '') return 'email';
  return looksLikeEmail(email) ? null : 'emailInvalid';
}
