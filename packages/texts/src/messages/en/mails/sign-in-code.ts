import type { signInCode as german } from '../../de/mails/sign-in-code.ts';
import type { Translated } from '../../translated.ts';

export const signInCode: Translated<typeof german> = {
  subject: {
    'sign-in': 'Your code for signing in',
    'change-email': 'Your code for the new e-mail address',
    desk: 'Your code for the desk',
  },
  greeting: 'Hello,',
  code: {
    'sign-in': 'Your code for signing in is:',
    'change-email': 'Your code to confirm the address is:',
    desk: 'Your code for signing in at the desk is:',
  },
  life: 'The code is valid for 5 minutes and can only be used once.',
  notAsked: 'If you did not ask for a code, you can delete this e-mail. There is nothing else you need to do.',
  neverAsk: 'We never ask you for this code by telephone or e-mail.',
  unusual:
    'At the moment somebody is asking for an unusual number of codes for your address, or entering them wrongly. Your account is protected against this. If you are trying to sign in on a new device and it does not work, please open this link on that device. It is valid for 24 hours.',
  newDevice: 'Sign in on a new device',
  moved:
    'Good to know: the account that had this address moved to another e-mail address on {day}. Sign in with the new address to find your orders. The code above opens a new, empty account.',
  reason: 'You receive this message because somebody asked for a code with your e-mail address.',
};
