import type { questions as german } from '../../de/mails/questions.ts';
import type { Translated } from '../../translated.ts';

export const questions: Translated<typeof german> = {
  photo:
    'The photo of your prescription is hard to read. Please upload a new one in your account under “Orders” that shows all four corners and the signature.',
  amount:
    'The amount on your prescription differs from the amount of your order. How much would you like to receive? We must not dispense more than the prescription says.',
  product:
    'The medicine on your prescription is not the one in your order. Please talk to your practice, or tell us which one you mean.',
  instructions:
    'Your prescription does not say how you are to use the medicine. If your practice has given you a plan, please write and tell us what it says.',
  person:
    'The name or date of birth on the prescription differs from your account. Was the prescription issued for you?',
  original: 'The original of your prescription has not reached us yet. Have you sent it, and if so, when?',
  advice:
    'We would like to advise you before we dispense. When can we reach you by telephone, or would you rather do without advice?',
};
