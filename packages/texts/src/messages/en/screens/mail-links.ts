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
    text: 'A new e-mail address was entered for your account. If it was not you, stop the change here. Your address stays as it is, and all devices are signed out, this one as well.',
    do: 'Stop the change',
    notValid:
      'Perhaps the change was already stopped or cancelled, or has taken place. Your profile shows which e-mail address is in use. If you are unsure, please get in touch with us.',
    done: 'The change has been stopped',
    doneText: 'Your account stays with your current e-mail address. All devices have been signed out.',
    nextTitle: 'What matters now',
    next: {
      mailbox: 'Change the password of your mailbox. Whoever can read your e-mails can also sign in here.',
      check: 'Sign in again and check that your details and orders are right.',
      tell: 'Is there anything you do not recognise? Then please get in touch with us right away.',
    },
  },

  device: {
    title: 'Is this your device?',
    text: 'At the moment unusually many codes are being requested for your e-mail address, or entered wrongly. So that you can sign in all the same, we will remember this device. Please confirm only on a device that belongs to you.',
    do: 'This is my device',
    notValid:
      'It is valid for one day. Ask for a new code when you sign in: if need be, its e-mail contains a new link.',
    done: 'We will remember this device',
    doneText: 'Now sign in as usual: with your e-mail address and a new code.',
  },
};
