import type { deskTools as german } from '../../de/screens/desk-tools.ts';
import type { Translated } from '../../translated.ts';

export const deskTools: Translated<typeof german> = {
  keys: {
    footer: 'Keys',
    all: 'all keys',
    title: 'Keys',
    hint: 'Keys work while you are not typing in a field.',
    enter: 'Enter',
    escape: 'Esc',
    to: 'to',
  },

  live: {
    live: 'live',
    offline: 'offline',
    connecting: 'connecting',
    offlineTitle: 'No connection.',
    offlineText: 'You see how things were at {time}. You can make changes again once the connection is back.',
  },

  find: {
    label: 'Find or scan an order',
    placeholder: 'Number, name, date of birth, PZN',
    scan: 'or scan a code',
    key: 'search',
    results: 'Orders found',
    searching: 'Searching …',
    nothing: 'Nothing found. Search for a number, name, date of birth (DD.MM.YYYY) or PZN.',
    failed: 'The search did not work. Please try again.',
    noCode: 'This is not the code of an order.',
    unknownCode: 'There is no order {code}.',
    over: 'closed',
    count: '{count, plural, one {# order found} other {# orders found}}',
  },

  /** Where an order lies. */
  lanes: {
    new: 'New',
    check: 'To check',
    question: 'Question',
    originalMissing: 'No original',
    paymentMissing: 'Not paid',
    toPack: 'To pack',
    toRelease: 'To release',
    toHandOver: 'To hand over',
    onItsWay: 'On its way',
    problem: 'Problem',
  },

  deadline: {
    name: 'Deadline of two working days',
    minutesLeft: '{minutes} min',
    hoursLeft: '{hours} h {minutes}',
    daysLeft: '{days} d {hours} h',
    minutesOver: '−{minutes} min',
    hoursOver: '−{hours} h {minutes}',
    daysOver: '−{days} d {hours} h',
    today: 'today, {time}',
    since: 'since {time}',
    met: 'met',
    rests: 'rests',
    restsSinceMinutes: 'for {minutes} min',
    restsSinceHours: 'for {hours} h',
    restsSinceDays: 'for {days} d',
    fileIsHere: 'photo received',
    noFileYet: 'no prescription yet',
    waitingFor: '{thing}, day {day}',
    things: { prescription: 'prescription', answer: 'answer', original: 'original', payment: 'payment' },
  },

  units: { gram: '{amount} g', milliliter: '{amount} ml', pack: '{amount, plural, one {# pack} other {# packs}}' },

  marks: {
    prescription: {
      done: 'Prescription checked',
      ours: 'Prescription to check',
      unclear: 'Prescription to clarify',
      awaited: 'Prescription awaited',
      notNeeded: 'Prescription not needed',
    },
    original: {
      done: 'Original received',
      ours: 'Original to check',
      unclear: 'Original to clarify',
      awaited: 'Original awaited',
      notNeeded: 'Original not needed',
    },
    payment: {
      done: 'Paid',
      ours: 'Payment to check',
      unclear: 'Payment to clarify',
      awaited: 'Payment awaited',
      notNeeded: 'Payment at pickup',
    },
  },

  ways: { standard: 'Parcel', selfPickUp: 'Pickup', courier: 'Courier' },
};
