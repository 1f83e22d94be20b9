import type { emailChange as german } from '../../de/mails/email-change.ts';
import type { Translated } from '../../translated.ts';

export const emailChange: Translated<typeof german> = {
  greeting: 'Hello,',
  questions: 'Questions?',
  reason: 'You are receiving this message because it is about the e-mail address of your account.',
  waiting: {
    subject: 'A change of your e-mail address',
    title: 'A change of your e-mail address',
    wanted: 'Somebody has entered and confirmed a new e-mail address for your account: <strong>{email}</strong>.',
    wasYou: 'Was it you?',
    enterCode:
      'Then please enter this code in your account under “Personal data”, and the new address takes effect at once. The code is valid for 5 minutes. After that, you can ask for a new one there.',
    neverAsk: 'We never ask you for this code by telephone or e-mail.',
    withoutCode:
      'Without the code the new address takes effect on <strong>{day}</strong>. Until then you keep signing in with this address, and we write to you here.',
    wasNotYou: 'Was it not you?',
    stop: 'Then somebody else probably has access to your account. Please stop the change. We will sign out all devices at the same time.',
    stopWithoutLink:
      'Then somebody else probably has access to your account. Please sign in and cancel the change under “Personal data”, or call us.',
    stopLabel: 'Stop the change',
  },
  requested: {
    wanted:
      'The pharmacy has entered a new e-mail address for your account because it was asked to: <strong>{email}</strong>.',
    wasYou: 'Did you ask for it?',
    wasNotYou: 'Did you not ask for it?',
    stop: 'Then please stop the change and tell us right away. We will sign out all devices at the same time.',
    stopWithoutLink: 'Then please sign in and cancel the change under “Personal data”, or call us.',
  },
  announced: {
    subject: 'Your new e-mail address is entered',
    title: 'Your new e-mail address is entered',
    news: 'We have entered this e-mail address for your account. It takes effect on <strong>{day}</strong>. Until then, keep signing in with the previous address.',
    next: 'We have written to the previous address too. With the code from that message the new address takes effect at once.',
    wasNotYou: 'Did you not ask for it? Then please tell us.',
  },
  moved: {
    subject: 'Your e-mail address has been changed',
    title: 'Your account has a new e-mail address',
    news: 'Your account now belongs to another e-mail address: <strong>{email}</strong>.',
    signIn: 'From now on, please sign in with the new address. You will find your orders there as well.',
    emptyAccount: 'If somebody signs in with the previous address, that opens a new, empty account.',
    wasNotYou: 'If you did not want this, please get in touch with us right away.',
  },
  welcome: {
    subject: 'Your new e-mail address is in use',
    title: 'Your new e-mail address is in use',
    news: 'From now on you sign in with this e-mail address, and we write to you here.',
    otherDevices: 'We have signed you out on other devices. Please sign in there again with this address.',
  },
  kept: {
    subject: 'Your e-mail address stays as it is',
    title: 'Your e-mail address stays as it is',
    news: 'We could not use the address <strong>{email}</strong>, because it now has an account of its own.',
    next: 'Nothing has changed in your account. Please keep signing in with this address. If you would like to use another one, enter it again under “Personal data”.',
  },
};
