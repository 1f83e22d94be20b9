import type { withdrawalReceipt as german } from '../../de/mails/withdrawal-receipt.ts';
import type { Translated } from '../../translated.ts';

export const withdrawalReceipt: Translated<typeof german> = {
  subject: 'Receipt of your withdrawal',
  title: 'Your withdrawal has been received',
  titleOfSeveral: 'Your withdrawals have been received',
  greeting: 'Hello,',
  received: 'Your withdrawal reached us on <strong>{moment}</strong> (German time).',
  several: 'Several withdrawals have reached us with this e-mail address: <strong>{count}</strong>.',
  lastOf: 'The last one reached us on <strong>{moment}</strong> (German time).',
  contents: 'What you declared',
  declares: {
    whole: 'I hereby withdraw from the contract for order <strong>{code}</strong>.',
    part: 'I hereby withdraw from the contract for order <strong>{code}</strong> with regard to some of the products.',
  },
  fullName: 'Name',
  orderCode: 'Order number',
  email: 'Receipt to',
  scope: 'Scope',
  scopes: { whole: 'The whole order', part: 'Only some of the products' },
  products: 'Which products',
  withoutText: 'We have these declarations in full, and send you their wording if you ask for it.',
  withBlanks: 'Web and e-mail addresses are shown with blanks so that nobody opens them by accident.',
  next: 'We will check your declaration and reply to you. Please keep this e-mail.',
  notYou: 'If you have not withdrawn from anything, somebody else gave this address. You can then delete this e-mail.',
  questions: 'Questions?',
  reason: 'You are receiving this message because somebody gave this address at “Withdraw from contract”.',
};
