import type { ShippingType } from '@shop/contract/checkout';
import type { Language } from '../../db/schema/identity.ts';

/** The steps on the way that ask nothing of the patient. Their mails wait a minute, so that several steps make one mail. */
export const stepNotices = ['inReview', 'originalReceived', 'verified', 'paid', 'preparing'] as const;
export type StepNotice = (typeof stepNotices)[number];

/** Steps that had no mail of their own before; their words stand here, those of the others in `mail-words.ts`. */
type WrittenHere = Exclude<StepNotice, 'paid'> | 'completed';

interface StepWords {
  /** As neutral as the others: a letter, papers, nothing that says what they are about. */
  subject: Record<WrittenHere, (code: string) => string>;
  title: Record<WrittenHere, string>;
  news: Record<WrittenHere, readonly [before: string, after: string]>;
  /** What is told along with a later step that came in the same minute. */
  along: Record<StepNotice, string>;
  alongHeading: string;
  reviewing: string;
  preparing: string;
  nextMail: Record<ShippingType, string>;
  anythingWrong: string;
}

export const stepWords: Record<Language, StepWords> = {
  de: {
    subject: {
      inReview: (code) => `Ihre Anfrage ${code} wird geprüft`,
      originalReceived: (code) => `Ihre Post zu ${code} ist angekommen`,
      verified: (code) => `Ihre Unterlagen zu ${code} sind geprüft`,
      preparing: (code) => `Ihre Bestellung ${code} wird vorbereitet`,
      completed: (code) => `Ihre Bestellung ${code} ist abgeschlossen`,
    },
    title: {
      inReview: 'Wir prüfen Ihre Anfrage',
      originalReceived: 'Ihr Originalrezept ist angekommen',
      verified: 'Ihr Rezept ist geprüft',
      preparing: 'Wir bereiten Ihre Bestellung vor',
      completed: 'Ihre Bestellung ist abgeschlossen',
    },
    news: {
      inReview: ['wir haben mit der Prüfung Ihrer Anfrage ', ' begonnen.'],
      originalReceived: ['Ihr Originalrezept zu ', ' ist bei uns angekommen.'],
      verified: ['wir haben Ihr Rezept zu ', ' geprüft. Es ist in Ordnung.'],
      preparing: ['wir bereiten Ihre Bestellung ', ' jetzt vor.'],
      completed: ['Ihre Bestellung ', ' ist abgeschlossen.'],
    },
    along: {
      inReview: 'Wir haben mit der Prüfung Ihrer Anfrage begonnen.',
      originalReceived: 'Ihr Originalrezept ist bei uns angekommen.',
      verified: 'Wir haben Ihr Rezept geprüft. Es ist in Ordnung.',
      paid: 'Ihre Zahlung ist eingegangen.',
      preparing: 'Wir haben mit der Vorbereitung Ihrer Bestellung begonnen.',
    },
    alongHeading: 'Das ist außerdem geschehen',
    reviewing:
      'Wir prüfen Ihr Rezept und Ihre Angaben. Das Ergebnis erhalten Sie per E-Mail. Wenn wir etwas von Ihnen brauchen, melden wir uns.',
    preparing:
      'Ab jetzt können Sie die Bestellung nicht mehr selbst stornieren. Wenn sich bei Ihnen etwas geändert hat, rufen Sie uns bitte an.',
    nextMail: {
      standard: 'Sie erhalten eine E-Mail, sobald das Paket unterwegs ist.',
      courier: 'Sie erhalten eine E-Mail, sobald unser Bote unterwegs ist.',
      selfPickUp: 'Sie erhalten eine E-Mail, sobald die Bestellung zur Abholung bereitliegt.',
    },
    anythingWrong: 'Fehlt etwas oder ist etwas beschädigt? Dann melden Sie sich bitte bei uns.',
  },
  en: {
    subject: {
      inReview: (code) => `We are checking your request ${code}`,
      originalReceived: (code) => `Your letter about ${code} has arrived`,
      verified: (code) => `Your papers for ${code} are checked`,
      preparing: (code) => `Your order ${code} is being prepared`,
      completed: (code) => `Your order ${code} is complete`,
    },
    title: {
      inReview: 'We are checking your request',
      originalReceived: 'Your original prescription has arrived',
      verified: 'Your prescription is checked',
      preparing: 'We are preparing your order',
      completed: 'Your order is complete',
    },
    news: {
      inReview: ['We have begun to check your request ', '.'],
      originalReceived: ['Your original prescription for ', ' has reached us.'],
      verified: ['We have checked your prescription for ', '. It is in order.'],
      preparing: ['We are now preparing your order ', '.'],
      completed: ['Your order ', ' is complete.'],
    },
    along: {
      inReview: 'We have begun to check your request.',
      originalReceived: 'Your original prescription has reached us.',
      verified: 'We have checked your prescription. It is in order.',
      paid: 'Your payment has arrived.',
      preparing: 'We have begun to prepare your order.',
    },
    alongHeading: 'This has happened as well',
    reviewing:
      'We check your prescription and your details. You will be told the result by e-mail. If we need anything from you, we will contact you.',
    preparing:
      'From now on you can no longer cancel the order yourself. If anything has changed for you, please call us.',
    nextMail: {
      standard: 'You get an e-mail as soon as the parcel is on its way.',
      courier: 'You get an e-mail as soon as our courier is on the way.',
      selfPickUp: 'You get an e-mail as soon as the order is ready for pickup.',
    },
    anythingWrong: 'Is anything missing or damaged? Then please contact us.',
  },
};
