import type { ShippingType } from '@shop/contract/checkout';
import type { PrescriptionFormat } from '@shop/contract/prescription';
import type { Language } from '../../db/schema/identity.ts';
import type { OrderLine, PaymentMethod } from '../../db/schema/orders.ts';
import { euroText } from '../../documents/money-text.ts';
import { amountText } from './amount-text.ts';
import { type StepNotice, stepWords } from './step-words.ts';

/** What the patient is told of. */
export type Notice =
  | 'received'
  | 'question'
  | 'confirmed'
  | StepNotice
  | 'readyForPickup'
  | 'shipped'
  | 'completed'
  | 'rejected'
  | 'cancelled'
  | 'expired';

export interface Step {
  title: string;
  text: string;
}

export interface MailWords {
  /** Neutral, with at most the order's code: subjects show on locked screens. */
  subject: Record<Notice, (code: string) => string>;
  title: Record<Notice, string>;
  greeting: (name: string) => string;
  /** What happened; stands around the order's code. */
  news: Record<Notice, readonly [before: string, after: string]>;
  reason: string;

  notAccepted: string;
  hold: (moment: string) => string;
  next: string;
  missing: string;
  nothingMissing: string;
  stillToConfirm: string;
  original: (address: string) => Step;
  originalMissing: (address: string) => Step;
  prescription: Record<Exclude<PrescriptionFormat, 'physical'>, (code: string, email: string) => Step>;
  signedFileHere: Step;
  prescriptionUnchecked: Step;
  confirmation: Step;
  payment: Record<PaymentMethod, Step>;
  delivery: Record<ShippingType, (isPhysical: boolean, method: PaymentMethod) => Step>;

  transfer: {
    title: string;
    step: Step;
    recipient: string;
    iban: string;
    bic: string;
    bank: string;
    amount: string;
    reference: string;
    exactly: string;
    giroCodeAlt: string;
    giroCode: string;
    unknown: string;
  };
  payAtPickup: (amount: string) => string;
  toPay: string;
  paidAmount: (amount: string) => string;

  items: string;
  subtotal: string;
  free: string;
  total: string;
  vat: (percents: string) => string;
  and: string;

  details: string;
  orderCode: string;
  orderedAt: string;
  deliveryLabel: string;
  deliveryKind: Record<ShippingType, string>;
  deliveryAddress: string;
  pickupAt: string;
  billingAddress: string;
  paymentLabel: string;
  paymentKind: Record<PaymentMethod, string>;
  prescriptionLabel: string;
  prescriptionKind: Record<PrescriptionFormat, string>;
  expectedOn: string;

  question: string;
  answer: string;
  answerHere: string;
  pharmacyReason: string;
  ownReason: string;
  track: string;
  haveIdReady: string;
  secondDelivery: string;
  bringId: string;
  invoice: string;
  expiredWhy: (moment: string) => string;
  orderAgain: string;
  nothingToPay: string;
  refund: (amount: string) => string;

  questions: string;
  advice: (hours: string) => string;
  openOrders: string;
  terms: (version: string) => string;
  termsLink: string;
  withdrawal: string;
  termsHeading: string;
  moment: (moment: string) => string;
  euros: (cents: number) => string;
  amount: (line: Pick<OrderLine, 'quantity' | 'unit'>) => string;
}

const englishEuros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

export const mailWords: Record<Language, MailWords> = {
  de: {
    subject: {
      received: (code) => `Ihre Anfrage ${code} ist eingegangen`,
      question: (code) => `Rückfrage zu Ihrer Anfrage ${code}`,
      confirmed: (code) => `Ihre Anfrage ${code} ist bestätigt`,
      paid: (code) => `Ihre Zahlung zu ${code} ist eingegangen`,
      readyForPickup: (code) => `Ihre Bestellung ${code} liegt bereit`,
      shipped: (code) => `Ihre Bestellung ${code} ist unterwegs`,
      rejected: (code) => `Ihre Anfrage ${code} wurde abgelehnt`,
      cancelled: (code) => `Ihre Bestellung ${code} ist storniert`,
      expired: (code) => `Ihre Anfrage ${code} ist verfallen`,
      ...stepWords.de.subject,
    },
    title: {
      received: 'Ihre Anfrage ist bei uns eingegangen',
      question: 'Wir haben eine Rückfrage',
      confirmed: 'Ihre Bestellung ist bestätigt',
      paid: 'Ihre Zahlung ist eingegangen',
      readyForPickup: 'Ihre Bestellung liegt zur Abholung bereit',
      shipped: 'Ihre Bestellung ist unterwegs',
      rejected: 'Wir können Ihre Anfrage nicht annehmen',
      cancelled: 'Ihre Bestellung ist storniert',
      expired: 'Ihre Anfrage ist verfallen',
      ...stepWords.de.title,
    },
    greeting: (name) => `Guten Tag ${name},`,
    news: {
      received: ['Ihre Anfrage ', ' ist bei uns eingegangen.'],
      question: ['zu Ihrer Anfrage ', ' haben wir eine Rückfrage.'],
      confirmed: ['die Apotheke hat Ihre Anfrage ', ' bestätigt. Damit ist der Vertrag geschlossen.'],
      paid: ['Ihre Zahlung zur Bestellung ', ' ist eingegangen.'],
      readyForPickup: ['Ihre Bestellung ', ' liegt zur Abholung bereit.'],
      shipped: ['Ihre Bestellung ', ' ist auf dem Weg zu Ihnen.'],
      rejected: ['die Apotheke kann Ihre Anfrage ', ' nicht annehmen.'],
      cancelled: ['Ihre Bestellung ', ' ist storniert.'],
      expired: ['Ihre Anfrage ', ' ist verfallen.'],
      ...stepWords.de.news,
    },
    reason: 'Diese Nachricht gehört zu Ihrer Bestellung. Sie enthält keine Werbung.',

    notAccepted:
      'Das ist noch keine Annahme. Die Apotheke muss Ihre Anfrage bestätigen. Erst mit der Bestätigung ist der Vertrag geschlossen.',
    hold: (moment) =>
      `Wir legen die bestellte Menge bis ${moment} für Sie zurück. Haben wir bis dahin mit der Prüfung begonnen, verfällt Ihre Anfrage nicht.`,
    next: 'So geht es weiter',
    missing: 'Das fehlt noch',
    nothingMissing: 'Es fehlt nichts mehr. Wir bereiten Ihre Bestellung vor.',
    stillToConfirm: 'Die Apotheke muss Ihre Anfrage noch bestätigen. Das Ergebnis erhalten Sie per E-Mail.',
    original: (address) => ({
      title: 'Originalrezept per Post',
      text: `Drucken Sie das Deckblatt aus, das dieser E-Mail beiliegt. Legen Sie das Originalrezept dazu. Senden Sie beides an: ${address}.`,
    }),
    originalMissing: (address) => ({
      title: 'Originalrezept per Post',
      text: `Das Original ist noch nicht bei uns. Bitte senden Sie es mit dem Deckblatt an: ${address}. Das Deckblatt liegt unserer ersten E-Mail bei.`,
    }),
    prescription: {
      ePrescription: (code) => ({
        title: 'Rezept aus der Videosprechstunde',
        text: `Das Rezept erhalten Sie von Ihrer Praxis. Ist es ein signiertes PDF (QES), laden Sie es unverändert in Ihrem Konto unter „Bestellungen“ hoch. Ein E-Rezept weisen Sie uns in der E-Rezept-App zu, oder Sie lösen es mit Ihrer Gesundheitskarte bei uns in der Apotheke ein und nennen die Bestellnummer ${code}. Bitte senden Sie keinen E-Rezept-Code per E-Mail.`,
      }),
      digital: (code, email) => ({
        title: 'Signiertes PDF (QES)',
        text: `Laden Sie das PDF mit der qualifizierten elektronischen Signatur (QES) unverändert in Ihrem Konto unter „Bestellungen“ hoch. Oder Ihre Praxis sendet es an ${email} und nennt die Bestellnummer ${code}. Ein Original per Post brauchen wir nicht. Bitte senden Sie keinen E-Rezept-Code per E-Mail.`,
      }),
    },
    signedFileHere: {
      title: 'Signiertes PDF (QES)',
      text: 'Ihr signiertes PDF liegt uns vor, und wir prüfen die Signatur. Ein Original per Post brauchen wir nicht.',
    },
    prescriptionUnchecked: {
      title: 'Prüfung des Rezepts',
      text: 'Wir haben Ihr Rezept noch nicht abschließend geprüft. Wir melden uns, wenn wir dazu etwas brauchen.',
    },
    confirmation: {
      title: 'Bestätigung durch die Apotheke',
      text: 'Wir prüfen Rezept und Verfügbarkeit. Das Ergebnis erhalten Sie per E-Mail.',
    },
    payment: {
      transfer: {
        title: 'Zahlung nach der Bestätigung',
        text: 'Die Zahlungsdaten erhalten Sie mit der Bestätigung. Bitte überweisen Sie vorher nichts.',
      },
      pickup: { title: 'Zahlung bei der Abholung', text: 'Sie zahlen, wenn Sie die Bestellung abholen.' },
    },
    delivery: {
      standard: (isPhysical) => ({
        title: 'Versand',
        text: `Wir versenden, sobald ${isPhysical ? 'Originalrezept' : 'Rezept'} und Zahlung bei uns sind.`,
      }),
      courier: (isPhysical) => ({
        title: 'Botendienst',
        text: `Wir liefern, sobald ${isPhysical ? 'Originalrezept' : 'Rezept'} und Zahlung bei uns sind.`,
      }),
      selfPickUp: (isPhysical, method) => ({
        title: 'Abholung',
        text: `${
          method === 'transfer'
            ? `Wir bereiten die Bestellung vor, sobald ${isPhysical ? 'Originalrezept' : 'Rezept'} und Zahlung bei uns sind.`
            : `Wir bereiten die Bestellung vor, sobald das ${isPhysical ? 'Originalrezept' : 'Rezept'} bei uns ist.`
        } Sie erhalten eine E-Mail, wenn sie bereitliegt.`,
      }),
    },

    transfer: {
      title: 'Bitte überweisen Sie',
      step: { title: 'Zahlung', text: 'Die Angaben für die Überweisung stehen unten.' },
      recipient: 'Empfänger',
      iban: 'IBAN',
      bic: 'BIC',
      bank: 'Bank',
      amount: 'Betrag',
      reference: 'Verwendungszweck',
      exactly: 'Bitte geben Sie den Verwendungszweck genau so an. Sonst können wir Ihre Zahlung nicht zuordnen.',
      giroCodeAlt:
        'GiroCode mit den Angaben, die als Text daneben stehen: Empfänger, IBAN, Betrag und Verwendungszweck',
      giroCode: 'Sie können diesen GiroCode mit Ihrer Banking-App scannen.',
      unknown: 'Die Bankverbindung erhalten Sie von uns. Bitte überweisen Sie vorher nichts.',
    },
    payAtPickup: (amount) => `Zu zahlen bei der Abholung: ${amount}.`,
    toPay: 'Zu zahlen',
    paidAmount: (amount) => `Der Betrag von ${amount} ist bezahlt.`,

    items: 'Ihre Auswahl',
    subtotal: 'Zwischensumme',
    free: 'kostenlos',
    total: 'Gesamt',
    vat: (percents) => `darin ${percents} MwSt.`,
    and: 'und',

    details: 'Lieferung und Zahlung',
    orderCode: 'Bestellnummer',
    orderedAt: 'Eingegangen',
    deliveryLabel: 'Lieferung',
    deliveryKind: { selfPickUp: 'Selbstabholung', courier: 'Botendienst', standard: 'Standardversand' },
    deliveryAddress: 'Lieferadresse',
    pickupAt: 'Abholung bei',
    billingAddress: 'Rechnungsadresse',
    paymentLabel: 'Zahlung',
    paymentKind: { transfer: 'Überweisung nach der Bestätigung', pickup: 'bei der Abholung' },
    prescriptionLabel: 'Rezept',
    prescriptionKind: {
      physical: 'Papierrezept, Original per Post',
      ePrescription: 'Telemedizin',
      digital: 'Signiertes PDF (QES)',
    },
    expectedOn: 'Erwartet am',

    question: 'Unsere Frage',
    answer: 'Ihre Antwort schreiben Sie in Ihrem Konto unter „Bestellungen“. Sie können uns auch anrufen.',
    answerHere: 'Frage beantworten',
    pharmacyReason: 'Begründung der Apotheke',
    ownReason: 'Grund',
    track: 'Sendung verfolgen',
    haveIdReady: 'Bitte halten Sie bei der Übergabe einen Ausweis bereit.',
    secondDelivery: 'Schlägt die Zustellung fehl, ist die zweite Zustellung kostenlos.',
    bringId:
      'Bitte bringen Sie einen Ausweis mit und nennen Sie die Bestellnummer. Holt eine andere Person für Sie ab, braucht sie Ihre Vollmacht und einen Ausweis.',
    invoice: 'Die Rechnung finden Sie in Ihrem Konto unter „Bestellungen“.',
    expiredWhy: (moment) =>
      `Wir hatten die bestellte Menge bis ${moment} für Sie zurückgelegt. Diese Zeit ist abgelaufen.`,
    orderAgain: 'Wenn Sie die Bestellung noch brauchen, senden Sie uns bitte eine neue Anfrage.',
    nothingToPay: 'Sie müssen nichts bezahlen. Haben Sie schon überwiesen, erhalten Sie den Betrag zurück.',
    refund: (amount) =>
      `Ihre Zahlung über ${amount} erhalten Sie zurück, auf demselben Weg, auf dem Sie bezahlt haben.`,

    questions: 'Fragen?',
    advice: (hours) => `Wir beraten Sie kostenlos: ${hours}.`,
    openOrders: 'Bestellung ansehen',
    terms: (version) => `Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung ${version}.`,
    termsLink: 'Allgemeine Geschäftsbedingungen',
    withdrawal: 'Widerrufsbelehrung',
    termsHeading: 'Allgemeine Geschäftsbedingungen',
    moment: (moment) => `${moment} Uhr`,
    euros: euroText,
    amount: amountText,
  },
  en: {
    subject: {
      received: (code) => `Your request ${code} has arrived`,
      question: (code) => `A question about your request ${code}`,
      confirmed: (code) => `Your request ${code} is confirmed`,
      paid: (code) => `Your payment for ${code} has arrived`,
      readyForPickup: (code) => `Your order ${code} is ready for pickup`,
      shipped: (code) => `Your order ${code} is on its way`,
      rejected: (code) => `Your request ${code} was declined`,
      cancelled: (code) => `Your order ${code} is cancelled`,
      expired: (code) => `Your request ${code} has expired`,
      ...stepWords.en.subject,
    },
    title: {
      received: 'Your request has reached us',
      question: 'We have a question',
      confirmed: 'Your order is confirmed',
      paid: 'Your payment has arrived',
      readyForPickup: 'Your order is ready for pickup',
      shipped: 'Your order is on its way',
      rejected: 'We cannot accept your request',
      cancelled: 'Your order is cancelled',
      expired: 'Your request has expired',
      ...stepWords.en.title,
    },
    greeting: (name) => `Hello ${name},`,
    news: {
      received: ['Your request ', ' has reached us.'],
      question: ['We have a question about your request ', '.'],
      confirmed: ['The pharmacy has confirmed your request ', '. The contract is now concluded.'],
      paid: ['Your payment for order ', ' has arrived.'],
      readyForPickup: ['Your order ', ' is ready for pickup.'],
      shipped: ['Your order ', ' is on its way to you.'],
      rejected: ['The pharmacy cannot accept your request ', '.'],
      cancelled: ['Your order ', ' is cancelled.'],
      expired: ['Your request ', ' has expired.'],
      ...stepWords.en.news,
    },
    reason: 'This message belongs to your order. It contains no advertising.',

    notAccepted:
      'This is not an acceptance yet. The pharmacy must confirm your request. The contract is only concluded with this confirmation.',
    hold: (moment) =>
      `We keep the ordered amount for you until ${moment}. If we have begun to check your request by then, it does not expire.`,
    next: 'What happens next',
    missing: 'What is still missing',
    nothingMissing: 'Nothing is missing any more. We are preparing your order.',
    stillToConfirm: 'The pharmacy must still confirm your request. You will be told the result by e-mail.',
    original: (address) => ({
      title: 'Original prescription by post',
      text: `Print the cover sheet that is attached to this e-mail. Put the original prescription with it. Send both to: ${address}.`,
    }),
    originalMissing: (address) => ({
      title: 'Original prescription by post',
      text: `We do not have the original yet. Please send it with the cover sheet to: ${address}. The cover sheet is attached to our first e-mail.`,
    }),
    prescription: {
      ePrescription: (code) => ({
        title: 'Prescription from the video appointment',
        text: `You receive the prescription from your practice. If it is a signed PDF (QES), upload it unchanged in your account under “Orders”. A German e-prescription (E-Rezept) you assign to us in the E-Rezept app, or you redeem it with your health insurance card at our pharmacy and mention the order number ${code}. Please do not send an e-prescription code by e-mail.`,
      }),
      digital: (code, email) => ({
        title: 'Signed PDF (QES)',
        text: `Upload the PDF with the qualified electronic signature (QES) unchanged in your account under “Orders”. Or your practice sends it to ${email} and mentions the order number ${code}. We need no original by post. Please do not send an e-prescription code by e-mail.`,
      }),
    },
    signedFileHere: {
      title: 'Signed PDF (QES)',
      text: 'We have your signed PDF and are checking the signature. We need no original by post.',
    },
    prescriptionUnchecked: {
      title: 'Check of the prescription',
      text: 'We have not finished checking your prescription. We contact you if we need anything for it.',
    },
    confirmation: {
      title: 'Confirmation by the pharmacy',
      text: 'We check prescription and availability. You will be told the result by e-mail.',
    },
    payment: {
      transfer: {
        title: 'Payment after the confirmation',
        text: 'You receive the payment details with the confirmation. Please do not transfer anything before.',
      },
      pickup: { title: 'Payment at pickup', text: 'You pay when you pick up the order.' },
    },
    delivery: {
      standard: (isPhysical) => ({
        title: 'Shipping',
        text: `We ship once the ${isPhysical ? 'original prescription' : 'prescription'} and the payment have arrived.`,
      }),
      courier: (isPhysical) => ({
        title: 'Courier',
        text: `We deliver once the ${isPhysical ? 'original prescription' : 'prescription'} and the payment have arrived.`,
      }),
      selfPickUp: (isPhysical, method) => ({
        title: 'Pickup',
        text: `We prepare the order once the ${isPhysical ? 'original prescription' : 'prescription'} ${
          method === 'transfer' ? 'and the payment have arrived' : 'has arrived'
        }. You get an e-mail when it is ready.`,
      }),
    },

    transfer: {
      title: 'Please transfer',
      step: { title: 'Payment', text: 'The details for the transfer are below.' },
      recipient: 'Recipient',
      iban: 'IBAN',
      bic: 'BIC',
      bank: 'Bank',
      amount: 'Amount',
      reference: 'Reference',
      exactly: 'Please give the reference exactly like this. Otherwise we cannot tell whose payment it is.',
      giroCodeAlt: 'GiroCode with the details that stand beside it as text: recipient, IBAN, amount and reference',
      giroCode: 'You can scan this GiroCode with your banking app.',
      unknown: 'You receive the bank details from us. Please do not transfer anything before.',
    },
    payAtPickup: (amount) => `To be paid at pickup: ${amount}.`,
    toPay: 'To be paid',
    paidAmount: (amount) => `The amount of ${amount} is paid.`,

    items: 'Your selection',
    subtotal: 'Subtotal',
    free: 'free',
    total: 'Total',
    vat: (percents) => `including ${percents} VAT`,
    and: 'and',

    details: 'Delivery and payment',
    orderCode: 'Order number',
    orderedAt: 'Received',
    deliveryLabel: 'Delivery',
    deliveryKind: { selfPickUp: 'Pickup', courier: 'Courier', standard: 'Standard shipping' },
    deliveryAddress: 'Delivery address',
    pickupAt: 'Pickup at',
    billingAddress: 'Billing address',
    paymentLabel: 'Payment',
    paymentKind: { transfer: 'Bank transfer after the confirmation', pickup: 'at pickup' },
    prescriptionLabel: 'Prescription',
    prescriptionKind: {
      physical: 'on paper, original by post',
      ePrescription: 'telemedicine',
      digital: 'Signed PDF (QES)',
    },
    expectedOn: 'Expected on',

    question: 'Our question',
    answer: 'You write your answer in your account under “Orders”. You can also call us.',
    answerHere: 'Answer the question',
    pharmacyReason: "The pharmacy's reason",
    ownReason: 'Reason',
    track: 'Track the parcel',
    haveIdReady: 'Please have an identity document ready when it is handed over.',
    secondDelivery: 'If the delivery fails, the second delivery is free of charge.',
    bringId:
      'Please bring an identity document and mention the order number. If somebody else picks it up for you, they need your written authority and an identity document.',
    invoice: 'You find the invoice in your account under “Orders”.',
    expiredWhy: (moment) => `We kept the ordered amount for you until ${moment}. This time is over.`,
    orderAgain: 'If you still need the order, please send us a new request.',
    nothingToPay: 'You do not have to pay anything. If you have already made a transfer, you get the amount back.',
    refund: (amount) => `You get your payment of ${amount} back, in the same way in which you paid.`,

    questions: 'Questions?',
    advice: (hours) => `We advise you free of charge: ${hours}.`,
    openOrders: 'View the order',
    terms: (version) => `Our terms and conditions apply in the version ${version}.`,
    termsLink: 'Terms and conditions',
    withdrawal: 'Information on the right of withdrawal',
    termsHeading: 'Terms and conditions',
    moment: (moment) => moment,
    euros: (cents) => englishEuros.format(cents / 100),
    amount: (line) =>
      line.unit === 'pack' ? `${line.quantity} ${line.quantity === 1 ? 'pack' : 'packs'}` : amountText(line),
  },
};
