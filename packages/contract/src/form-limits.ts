import { addressLimits } from './address-rule.ts';

/**
 * The most characters of every field of every form, by the name it has in the call. Plain data without zod: forms give it
 * to their fields, and the schemas of the calls are made from it.
 */
export const emailLimit = 254;
export const codeDigits = 6;

export const registrationLimits = {
  firstName: 100,
  lastName: 100,
  phoneNumber: 30,
  ...addressLimits,
};

export const withdrawalLimits = { fullName: addressLimits.fullName, orderCode: 50, email: emailLimit, products: 2000 };

/** The answer to a question of the pharmacy. */
export const answerLimits = { text: 2000 };

export const editorLoginLimits = { username: 100, password: 200 };

/** Calls no server: the message goes into the visitor's own mail program. */
export const contactLimits = { name: addressLimits.fullName, email: emailLimit, message: 10_000 };
