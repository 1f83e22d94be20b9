import type { withdrawal as german } from '../../de/screens/withdrawal.ts';
import type { Translated } from '../../translated.ts';

export const withdrawal: Translated<typeof german> = {
  title: 'Withdraw from a contract',
  lead: 'Here you can withdraw from a contract that you concluded with us online. You do not need to sign in or to give reasons.',
  steps: 'Steps',
  entries: 'Details',
  confirmation: 'Confirmation',

  fullName: 'Name',
  orderCode: 'Order number',
  orderCodeHint: 'You will find it in the confirmation that we sent you by e-mail.',
  email: 'E-mail for the receipt',
  scope: 'Scope',
  whole: 'The whole order',
  part: 'Only some of the products',
  products: 'Which products?',
  productsHint: 'For example name and amount',
  submit: 'Withdraw from contract',
  submitHint: 'You check your details in the next step. We only receive your declaration once you confirm it there.',

  pleaseCheck: 'Please check your details',
  checks: {
    fullName: 'Please give your name.',
    fullNameLong: 'Please shorten the name to 200 characters.',
    orderCode: 'Please give the order number.',
    orderCodeLong: 'An order number has at most 50 characters. Please check it.',
    email: 'Please give the e-mail address for the receipt.',
    emailInvalid: 'This e-mail address is not complete. It should look like this: name@example.org',
    products: 'Please name the products that you want to withdraw from.',
    productsLong: 'Please shorten this to 2,000 characters.',
  },

  review: {
    title: 'Confirm withdrawal',
    lead: 'Please check your declaration. Once you confirm, it is sent to us.',
    declaration: 'I hereby withdraw from the contract for order <code></code>.',
    declarationPart: 'I hereby withdraw from the contract for order <code></code> with regard to some of the products.',
    receiptTo: 'Receipt to',
    confirm: 'Confirm withdrawal',
    change: 'Change details',
    hint: 'You will receive an e-mail with the date and time of your withdrawal. If the order number and the e-mail address belong to your order, it also repeats the contents.',
    failed: 'Sending did not work. Your details are still here.',
    otherwise:
      'You can also send us an e-mail to <email></email>. To meet the deadline, it is enough that you send it in time.',
  },

  receipt: {
    title: 'Your withdrawal has been received',
    received: 'Received on {date} at {time}',
    text: 'We will also send a receipt to <email></email>. We will check your declaration and reply to you.',
    contents: 'What you declared',
    print: 'Print the receipt',
    another: 'Withdraw from another contract',
  },

  note: 'For medicines that we make especially for you, the right of withdrawal may be excluded. You can still make your declaration, because we check every withdrawal and reply to you.',
  information: 'Information on withdrawal',
  toInformation: 'Go to the information on withdrawal',
};
