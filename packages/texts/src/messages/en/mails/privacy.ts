import type { privacy as german } from '../../de/mails/privacy.ts';
import type { Translated } from '../../translated.ts';

export const privacy: Translated<typeof german> = {
  subject: 'Your data protection request',
  greeting: '{name, select, none {Hello,} other {Hello {name},}}',
  about: 'this is about your data protection request of {day}.',
  questions: 'Questions?',
  reason: 'You are receiving this message because you made a data protection request.',
  complaint:
    'If you do not agree, you can complain to the data protection authority of your federal state or go to court.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Date of birth',
    email: 'E-mail address',
    phone: 'Telephone number',
    fullName: 'Name in the billing address',
    street: 'Street',
    houseNumber: 'House number',
    postalCode: 'Postal code',
    city: 'City',
  },
  kept: {
    openOrders: 'Orders that are not completed yet: until they end, and then for as long as the law requires',
    disputedOrders: 'Orders about which something is still to be settled: until it is settled',
    dispensedOrders: 'Records of orders that were delivered (Apothekenbetriebsordnung)',
    otherOrders: 'Details of orders that have ended',
    invoices: 'Invoices and bookings (§ 147 Abgabenordnung, § 257 Handelsgesetzbuch)',
    consents: 'Proof of your consents',
  },
  copyReady: {
    title: 'The copy of your data is ready',
    news: 'The copy of all data that we have stored about you is in your account. Sign in and download it under “Personal data”. We do not send it by e-mail, so that nobody else reads it.',
    open: 'Go to my personal data',
  },
  corrected: {
    title: 'Your details have been corrected',
    news: 'We have corrected these details:',
    papers: 'Invoices and records that have already been written stay as they are. The law requires this.',
  },
  erased: {
    title: 'Your data has been erased',
    news: 'Your account and everything that we do not have to keep has been erased. You can no longer sign in with it.',
    nothingStays: 'We have no further data about you.',
    stays: 'This we still have to keep:',
    until: '{what}: until {day}',
    restricted:
      'This data is locked: we do not look at it and use it only where the law requires it. After that it is erased too.',
  },
  restricted: {
    title: 'Your data is restricted',
    news: 'Your data is locked from now on: nobody at the pharmacy sees or uses it, except where the law requires it. You can still see your account and your data yourself.',
    ordering: 'You cannot order during this time. We will tell you before the restriction ends.',
  },
  liftAnnounced: {
    title: 'The restriction of your data will end',
    news: 'We will soon lift the restriction of your data. The reason:',
    object: 'If you do not agree, please contact us.',
  },
  lifted: {
    title: 'The restriction of your data has been lifted',
    news: 'Your data is no longer restricted. You can order again.',
  },
  extended: {
    title: 'The answer takes longer',
    news: 'We cannot answer your data protection request within one month. You will have the answer by {day}. The reason:',
  },
  refused: {
    title: 'We cannot do what you ask',
    grounds: {
      unproven: 'We could not establish that the data protection request comes from you:',
      unfounded: 'The data protection request is manifestly unfounded or repeated too often:',
      noData: 'We have no data stored under this address:',
    },
  },
};
