import type { staffMails as german } from '../../de/mails/staff.ts';
import type { Translated } from '../../translated.ts';

export const staffMails: Translated<typeof german> = {
  greeting: 'Hello {name},',
  reason: 'You receive this message because it concerns your access to the desk.',
  wasNotYou: 'Is this news to you? Then please tell the lead at once.',
  open: 'To the desk',
  invitation: {
    subject: 'Your access to the desk',
    title: 'Welcome to the team',
    news: 'you now have access to the pharmacy’s desk.',
    next: 'Sign in with this e-mail address. The first time, you set up a passkey on your device, and the lead admits the device.',
    withoutLink: 'The lead will tell you the address of the desk.',
  },
  recoveryCode: {
    subject: 'Your new recovery code',
    title: 'There is a new recovery code for your access',
    news: 'a recovery code has just been made for your access. With it, a new passkey can be set up without your present devices. An earlier code is void.',
  },
  recovered: {
    subject: 'Your recovery code was used',
    title: 'Your recovery code was used',
    news: 'somebody is setting up a new passkey for your access with your recovery code. The code is void now. Please make a new one at the desk.',
  },
  setUp: {
    subject: 'Your setup code was used',
    title: 'Your setup code was used',
    news: 'somebody is setting up a passkey for your access with a setup code from the server.',
  },
  setUpAgain: {
    subject: 'New device by setup code: {name}',
    title: '{name} has a new device',
    news: 'a device of {name} was set up with a setup code from the server. {name} can release orders.',
    delayed: 'Until {moment}, {name} cannot release anything.',
  },
  leadByServer: {
    subject: 'There is a new lead',
    title: 'There is a new lead',
    news: 'by STAFF_EMAILS at the server {name} ({email}) is a lead now.',
    device: 'Their first device is admitted by another lead, or counts after 24 hours.',
  },
  pending: {
    subject: 'A change waits for a second lead',
    title: 'A change waits for a second lead',
    news: '{by} wants to change something: {what}.',
    newsOfCommand: 'Somebody at the server has changed something: {what}.',
    newsOfFile: 'In config.json at the server somebody has changed something: {what}.',
    next: 'It counts from {moment} on. Another lead can confirm it at the desk before then, and every lead can stop it.',
    wasNotYou: 'Is this news to you? Then please stop the change at the desk at once.',
    reason: 'You receive this message because you are a lead of the pharmacy.',
    what: {
      bank: 'the bank account of the pharmacy or its tax number',
      release: 'when a second person releases orders',
      roles: 'what {name} may do at the desk',
      device: 'a new device of {name}',
      hold: 'an order is no longer kept beyond its time',
    },
  },
  daySealed: {
    subject: 'Day closed {day}: check line',
    title: 'The day {day} is closed',
    news: '{by} has closed {day}. This is its check line:',
    keep: 'Please keep this message. If anything on record of this day or an earlier one were changed later, the check line would no longer match.',
    reason: 'You receive this message because you are a lead of the pharmacy.',
  },
};
