import type { waitlist as german } from '../../de/mails/waitlist.ts';
import type { Translated } from '../../translated.ts';

export const waitlist: Translated<typeof german> = {
  subject: 'Your notification is here',
  title: 'You asked us to let you know',
  greeting: '{name, select, none {Hello,} other {Hello {name},}}',
  news: 'something you are waiting for is back in stock. Sign in to your account to see what it is.',
  open: 'See it in my account',
  notHeld:
    'Nothing is reserved for you yet. If it is sold out again by the time you look, one click there keeps your place in the queue.',
  end: 'You get this message only once. Whatever else you are waiting for, you can end it with one click in your account under “Notifications”.',
  reason: 'You are receiving this message because you asked for it in your account.',
};
