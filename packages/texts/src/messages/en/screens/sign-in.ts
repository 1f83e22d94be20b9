import type { signIn as german } from '../../de/screens/sign-in.ts';
import type { Translated } from '../../translated.ts';

export const signIn: Translated<typeof german> = {
  close: 'Close sign-in',

  title: 'Sign in or register',
  lead: 'We will send you a one-time code by e-mail, so you do not need a password. When you sign in for the first time, we set up an account for you.',
  email: 'E-mail address',
  emailMissing: 'Please enter your e-mail address.',
  emailInvalid: 'This e-mail address is not complete. It should look like this: name@example.com',
  sendCode: 'Send code',
  haveCode: 'I already have a code',
  privacy: 'Our <link>privacy policy</link> explains how we handle your data.',
  newTab: '(opens in a new tab)',

  codeTitle: 'Enter code',
  sentTo: 'We have sent six digits to <email></email>.',
  enterFor: 'Enter the six digits that we sent to <email></email>.',
  changeEmail: 'Change e-mail',
  code: 'One-time code',
  digit: 'Digit {position} of {count}',
  codeHint: 'You can also paste the code. After the sixth digit we sign you in automatically.',
  codeIncomplete: 'Please enter all six digits.',
  submit: 'Sign in',
  delayed: 'Our e-mails are arriving late at the moment. Please wait a few minutes for your code.',
  noCode: 'No code received?',
  whereToLook: 'Please look in your spam folder too. The code is valid for five minutes.',
  resend: 'Send code again',
  resendIn: 'Send again in {time}',
  seconds: '{seconds}\u00a0s',
  minutes: '{minutes}:{seconds}\u00a0min',
  resent: 'We have sent a new code. The previous one is no longer valid.',

  spentHelp:
    'Not getting any further? Call us: <phone></phone>. We will help you. A device on which you have signed in before has attempts of its own.',

  successTitle: 'Welcome',
  success: 'You are signed in.',

  onboardingTitle: 'Registration',
  onboarding: 'Almost done — please complete your registration below.',
  closeOnboarding: 'Close and sign out',
  closingSignsOut: 'If you close this window, we sign you out.',
  leaving: {
    title: 'Stop registering?',
    text: 'Your details have not been saved yet. If you stop now, they are lost and we sign you out. Your cart is kept.',
    stay: 'Continue registering',
    leave: 'Stop and sign out',
  },

  errors: {
    sendFailed: 'Failed to send code.',
    signInFailed: 'Sign-in failed.',
    requestFailed: 'Request failed. Please check your internet connection.',
    waitMinutes:
      'There were too many attempts. Please wait {minutes, plural, one {one minute} other {# minutes}} and then try again.',
    waitHours:
      'There were too many attempts. Please wait {hours, plural, one {one hour} other {# hours}} and then try again.',
    cookiesBlocked:
      'The code was correct, but your browser does not keep you signed in. Please allow cookies for this site and sign in again.',
    sessionLost: 'The code was correct, but signing in was interrupted. Please sign in again.',
  },
};
