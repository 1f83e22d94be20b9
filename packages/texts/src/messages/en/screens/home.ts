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
      booking: { label: 'Book an appointment', actionText: 'Free first consultation' },
      phone: { label: 'Call us' },
      email: { label: 'Send an e-mail' },
    },
    form: {
      title: 'Write to us',
      subtitle:
        'Your message opens in your e-mail program, and you send it from there. Please do not send us prescriptions or details of your health this way, because e-mails are not always protected on their way.',
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
        'Your message is ready in your e-mail program. Please send it from there. If no program opened, copy the text and write to us at {email}.',
      copy: 'Copy message',
      copied: 'Message copied',
      copyFailed: 'Copying did not work. Please write to us at {email}.',
    },
  },

  visit: 'Visit us',
  openingHours: 'Open: <hours></hours>',
  findUs: 'How to find us',
  map: {
    label: 'Sketch map: the pharmacy near {names}. Address: {street}',
    note: 'Sketch, not to scale',
  },
};
