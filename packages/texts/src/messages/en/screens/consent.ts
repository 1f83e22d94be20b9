import type { consent as german } from '../../de/screens/consent.ts';
import type { Translated } from '../../translated.ts';

export const consent: Translated<typeof german> = {
  title: 'Your privacy',
  necessaryOnly:
    'Your cart and signing in do not work without the necessary cookies. You decide about everything else.',
  withChat:
    "We load another provider's chat only if you agree to statistics and marketing, and never in your account or while you order.",
  withoutChat: 'At present we only use the necessary ones.',
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
