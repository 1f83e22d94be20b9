import type { emailChange as german } from '../../de/mails/email-change.ts';
import type { Translated } from '../../translated.ts';

export const emailChange: Translated<typeof german> = {
  greeting: 'Hello,',
  questions: 'Questions?',
  reason: 'You receive this message because it is about the e-mail address of your account.',
  waiting: {
    subject: 'A change of your e-mail address',
    title: 'A change of your e-mail address',
    wanted: 'A new e-mail address was entered and confirmed for your account: <strong>{email}</strong>.',
    wasYou: 'Was it you?',
    enterCode:
      'Then enter this code in your profile, and the new address takes effect at once. The code is valid for 5 minutes; you can get a new one in your profile.',
    neverAsk: 'We never ask you for this code by telephone or e-mail.',
    withoutCode:
      'Without the code the new address takes effect on <strong>{day}</strong>. Until then you keep signing in with this address, and all messages come here.',
    wasNotYou: 'Was it not you?',
    stop: 'Then somebody else probably has access to your account. Stop the change. All devices are signed out at the same time.',
    stopWithoutLink:
      'Then somebody else probably has access to your account. Sign in and cancel the change in your profile, or get in touch with us.',
    stopLabel: 'Stop the change',
  },
  moved: {
    subject: 'Your e-mail address has been changed',
    title: 'Your account has a new e-mail address',
    news: 'Your account now belongs to another e-mail address: <strong>{email}</strong>.',
    signIn: 'From now on, sign in with the new address. You will find your orders there as well.',
    emptyAccount: 'Signing in with the previous address opens a new, empty account.',
    wasNotYou: 'You did not want this? Then please get in touch with us right away.',
  },
  welcome: {
    subject: 'Your new e-mail address is in use',
    title: 'Your new e-mail address is in use',
    news: 'From now on you sign in with this e-mail address, and our messages come here.',
    otherDevices: 'You have been signed out on other devices. Please sign in there again with this address.',
  },
  kept: {
    subject: 'Your e-mail address stays as it is',
    title: 'Your e-mail address stays as it is',
    news: 'The address <strong>{email}</strong> could not be taken over: meanwhile it has an account of its own.',
    next: 'Nothing has changed in your account. Keep signing in with this address. If you would like another one, enter it anew in your profile.',
  },
};
