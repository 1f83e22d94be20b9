import type { waitlist as german } from '../../de/screens/waitlist.ts';
import type { Translated } from '../../translated.ts';

export const waitlist: Translated<typeof german> = {
  title: 'Notifications',
  lead: 'These are the products you are waiting for. As soon as one is back in stock, we send you one e-mail. Whoever has waited longest is told first. Nothing is reserved yet.',
  loading: 'Loading your notifications …',
  failed: 'We could not load your notifications. {message}',
  signInTitle: 'What are you waiting for?',
  signInText: 'Once you have signed in, you see what you are waiting for and what is back in stock.',
  onboardingTitle: 'Please finish your registration first',
  onboardingText: 'After that we can let you know about products.',
  empty: {
    title: 'You are not waiting for any product',
    text: 'On a product that is sold out you find the button “Tell me when it is back in stock”.',
    toShop: 'To the shop',
  },
  list: 'Products you are waiting for',
  since: 'You have been waiting since {date}.',
  state: {
    waiting: 'Not available yet',
    available: 'Back in stock',
    goneAgain: 'Sold out again',
    discontinued: 'No longer in our range',
  },
  told: 'We wrote to you on {date}.',
  keepsPlace: 'You can keep waiting in your place and get another e-mail then.',
  again: 'Keep waiting',
  againOf: 'Keep waiting for {title}',
  toProduct: 'To the product',
  end: 'End it',
  endOf: 'End the notification for {title}',
  ended: '{title}: the notification has ended.',
  waits: '{title}: we will let you know.',

  /** Below a product that is sold out. */
  product: {
    join: 'Tell me when it is back in stock',
    joinHint:
      'We send you one e-mail, which names no product. To do so we remember in your account what you are waiting for.',
    waiting: 'We will let you know as soon as the product is back in stock.',
    end: 'Do not tell me any more',
    goneAgain: 'We had written to you. The product has sold out again since then.',
    again: 'Keep waiting',
    againHint: 'You keep your place and get another e-mail.',
    all: 'All notifications',
  },
};
