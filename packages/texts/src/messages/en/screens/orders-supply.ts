import type { ordersSupply as german } from '../../de/screens/orders-supply.ts';
import type { Translated } from '../../translated.ts';

export const ordersSupply: Translated<typeof german> = {
  title: 'Your supply',
  open: 'Work out how long it lasts',
  close: 'Close',
  lead: 'Enter how much you need a day. We work out how long order {code} will last. What you enter stays on this device; we delete it when you sign out.',
  note: 'This is arithmetic and nothing more. How much to use a day is written on your prescription. Please change it only together with your doctor.',
  perDay: { gram: 'Grams a day', milliliter: 'Millilitres a day' },
  nonsense: 'Please enter an amount smaller than the one you ordered, for example 0.5.',
  lasts: 'This lasts until {date}.',
  usedUp: 'By this reckoning your supply was used up on {date}.',
  save: 'Put a reminder in the calendar',
  reminder: 'Reorder in good time',
  fileName: 'reminder.ics',
};
