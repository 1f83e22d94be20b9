import type { mailLinks as german } from '../../de/screens/mail-links.ts';
import type { Translated } from '../../translated.ts';

export const mailLinks: Translated<typeof german> = {
  signIn: 'Sign in',
  contact: 'Contact us',
  home: 'To the home page',
  notValid: 'This link is no longer valid',
  missing: 'The link is not complete. Please open it once more from the e-mail.',
  failed: 'That did not work.',

  stop: {
    title: 'Stop the change of your e-mail address',
    text: 'Somebody has entered a new e-mail address for your account. If it was not you, stop the change here. Your address will then stay as it is, and we will sign out all devices, including this one.',
    do: 'Stop the change',
    notValid:
      'Perhaps the change has already been stopped, cancelled or completed. In your account under “Personal data” you can see which e-mail address is in use. If you are unsure, please get in touch with us.',
    done: 'The change has been stopped',
    doneText: 'Your account stays with your current e-mail address. All devices have been signed out.',
    nextTitle: 'What matters now',
    next: {
      mailbox:
        'Please change the password of your mailbox, because whoever can read your e-mails can also sign in here.',
      check: 'Please sign in again and check that your details and orders are right.',
      tell: 'If there is anything you do not recognise, please get in touch with us right away.',
    },
  },

  device: {
    title: 'Is this your device?',
    text: 'At the moment somebody is asking for an unusual number of codes for your e-mail address, or entering them wrongly. We will remember this device so that you can still sign in. Please confirm only on a device that belongs to you.',
    do: 'This is my device',
    notValid:
      'The link is valid for one day. Please ask for a new code when you sign in. If you need one, the e-mail will contain a new link.',
    done: 'We will remember this device',
    doneText: 'Now sign in as usual: with your e-mail address and a new code.',
  },
};
