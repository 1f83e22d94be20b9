import type { consent as german } from '../../de/screens/consent.ts';
import type { Translated } from '../../translated.ts';

export const consent: Translated<typeof german> = {
  title: 'Your privacy',
  necessaryOnly: 'Necessary cookies keep cart and sign-in running. Everything else is your decision.',
  withChat:
    "Another provider's chat is loaded only if you agree to statistics and marketing, and never in your account or while you order.",
  withoutChat: 'At present this shop uses only what is necessary.',
  privacy: 'Privacy policy',
  categories: {
    necessary: 'Necessary',
    preferences: 'Preferences',
    statistics: 'Statistics',
    marketing: 'Marketing',
  },
  onlyNecessary: 'Necessary only',
  saveSelection: 'Save selection',
  acceptAll: 'Accept all',
  chat: 'Chat',
};
