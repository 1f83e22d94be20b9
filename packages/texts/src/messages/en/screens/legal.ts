import type { legal as german } from '../../de/screens/legal.ts';
import type { Translated } from '../../translated.ts';

export const legal: Translated<typeof german> = {
  descriptions: {
    imprint: 'Details of the provider of this shop.',
    privacy: 'Which data this shop processes, what for and for how long.',
    terms: 'The terms for orders in this shop.',
    accessibility: 'How accessible this shop is and how to report barriers.',
    withdrawal: 'Your right of withdrawal and how to use it.',
  },
  imprint: `The provider of this shop is {name}, {owner}, {street}, {postalCode} {city}, Germany.

You can reach us by telephone on {phone} and by e-mail at {email}.`,
  privacy: `{name}, {owner}, {street}, {postalCode} {city}, Germany, is responsible for processing your data.

We process your data in order to handle your order and your prescription, and for as long as the law requires.

Server logs are deleted after 30 days.

You can ask for access, rectification, erasure and restriction, object to the processing and lodge a complaint with a supervisory authority. To do so, please write to us at {email}.`,
  terms: `Your contracting party is {name}, {owner}, {street}, {postalCode} {city}, Germany.

At first, your order is an order request. The contract is concluded when we confirm it after checking your prescription.

We are happy to send you the full terms: {email} or {phone}.`,
  accessibility: `Everybody should be able to use this shop: with the keyboard, with a screen reader, with large text and in a light or dark colour scheme.

If you come across a barrier, please write to us at {email} or call us: {phone}. We will also help you with your order.`,
  withdrawal: `You can withdraw from a contract with a clear statement, for example with a letter to {name}, {street}, {postalCode} {city}, Germany, or with an e-mail to {email}.

We are happy to send you the full information on withdrawal with the model form.`,
};
