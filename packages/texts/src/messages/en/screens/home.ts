import type { home as german } from '../../de/screens/home.ts';
import type { Translated } from '../../translated.ts';

export const home: Translated<typeof german> = {
  hero: {
    pause: 'Pause animation',
    play: 'Play animation',
  },
  categories: 'Product range',

  /** What the icons of the three feature cards show. */
  featureIcons: { shipping: 'Delivery van', prescription: 'Checked prescription', registration: 'Key' },

  previews: {
    blog: 'From the guide',
    allPosts: 'See all articles',
    faq: 'Frequently asked questions',
    allQuestions: 'See all questions',
  },

  contact: {
    left: {
      title: 'How to reach us',
      booking: { label: 'Book an appointment', actionText: 'First consultation free of charge' },
      phone: { label: 'Call us' },
      email: { label: 'Send an e-mail' },
    },
    form: {
      title: 'Write to us',
      subtitle:
        'The message opens in your e-mail program. Please do not send prescriptions or details of your health this way.',
      namePlaceholder: 'Name',
      emailPlaceholder: 'E-mail',
      messagePlaceholder: 'Your message',
      acceptPrefix: 'I have read the',
      privacyLink: 'privacy policy',
      acceptSuffix: 'and agree to it.',
      submit: 'Send message',
      notAccepted: {
        home: 'Please accept the privacy policy',
        contactPage: 'Please accept the privacy policy',
      },
      notOpened: {
        home: 'Failed to open mail client — message not sent',
        contactPage: 'There was an error while sending. Please try again.',
      },
      opened:
        'The message is ready in your e-mail program. Please send it from there. Did none open? Then copy the text and write to {email}.',
      copy: 'Copy message',
      copied: 'Message copied',
      copyFailed: 'Copying is not possible. Please write to {email}.',
    },
  },

  visit: 'Visit us',
};
