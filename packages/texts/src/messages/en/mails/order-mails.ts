import type { orderMails as german } from '../../de/mails/order-mails.ts';
import type { Translated } from '../../translated.ts';

export const orderMails: Translated<typeof german> = {
  greeting: 'Hello {name},',
  reason: 'This message belongs to your order. It contains no advertising.',

  notAccepted:
    'This is not an acceptance yet. The pharmacy must confirm your request. The contract is only concluded with this confirmation.',
  hold: 'We keep the ordered amount for you until {moment}. If we have begun to check your request by then, it does not expire.',
  dispatch: {
    standard:
      'Once we have your prescription and your payment, and no question is open, the parcel leaves within {days} working days. While we wait for something from you, this period rests.',
    courier:
      'Once we have your prescription and your payment, and no question is open, your order leaves within {days} working days. While we wait for something from you, this period rests.',
    selfPickUp:
      'Once we have your prescription, and no question is open, your order is ready within {days} working days. While we wait for something from you, this period rests.',
  },
  next: 'What happens next',
  missing: 'What is still missing',
  nothingMissing: 'Nothing is missing any more. We are preparing your order.',
  stillToConfirm: 'The pharmacy must still confirm your request. You will be told the result by e-mail.',
  original: {
    title: 'Original prescription by post',
    text: 'Print the cover sheet that is attached to this e-mail. Put the original prescription with it. Send both to: {address}.',
  },
  originalMissing: {
    title: 'Original prescription by post',
    text: 'We do not have the original yet. Please send it with the cover sheet to: {address}. The cover sheet is attached to our first e-mail.',
  },
  prescription: {
    ePrescription: {
      title: 'Prescription from the video appointment',
      text: 'You receive the prescription from your practice. If it is a signed PDF (QES), upload it unchanged in your account under “Orders”. A German e-prescription (E-Rezept) you assign to us in the E-Rezept app, or you redeem it with your health insurance card at our pharmacy and mention the order number {code}. Please do not send an e-prescription code by e-mail.',
    },
    digital: {
      title: 'Signed PDF (QES)',
      text: 'Upload the PDF with the qualified electronic signature (QES) unchanged in your account under “Orders”. Or your practice sends it to {email} and mentions the order number {code}. We need no original by post. Please do not send an e-prescription code by e-mail.',
    },
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
    standard: {
      title: 'Shipping',
      text: 'We ship once the {format, select, physical {original prescription} other {prescription}} and the payment have arrived.',
    },
    courier: {
      title: 'Courier',
      text: 'We deliver once the {format, select, physical {original prescription} other {prescription}} and the payment have arrived.',
    },
    selfPickUp: {
      title: 'Pickup',
      text: 'We prepare the order once the {format, select, physical {original prescription} other {prescription}} {payment, select, transfer {and the payment have arrived} other {has arrived}}. You get an e-mail when it is ready.',
    },
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
  payAtPickup: 'To be paid at pickup: {amount}.',
  toPay: 'To be paid',
  paidAmount: 'The amount of {amount} is paid.',

  items: 'Your selection',
  subtotal: 'Subtotal',
  free: 'free',
  total: 'Total',
  vat: 'including {percents} VAT',
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

  amendment: {
    heading: 'What your order would look like',
    change: '{to, plural, =0 {left out (was {before})} other {{after} instead of {before}}}',
    fromTotal: 'Total until now',
    toTotal: 'New total',
    differenceLabel: 'You pay less by',
    decide:
      'Please tell us in your account under “Orders” whether you agree. Until then the order stays as it is. Please do not pay anything before that.',
    decideHere: 'See the proposal',
    difference: 'The new total is lower by {amount}.',
    refund: 'We will transfer back what you have paid too much.',
    payLater: 'Please pay only when you have the confirmation with the new total.',
  },
  question: 'Our question',
  answer: 'You write your answer in your account under “Orders”. You can also call us.',
  answerHere: 'Answer the question',
  pharmacyReason: "The pharmacy's reason",
  ownReason: 'Reason',
  consentWithdrawn: 'You have withdrawn your consent to the processing of your health data.',
  track: 'Track the parcel',
  haveIdReady: 'Please have an identity document ready when it is handed over.',
  secondDelivery: 'If the delivery fails, the second delivery is free of charge.',
  bringId:
    'Please bring an identity document and mention the order number. If somebody else picks it up for you, they need your written authority and an identity document.',
  invoice: 'You find the invoice in your account under “Orders”.',
  expiredWhy: 'We kept the ordered amount for you until {moment}. This time is over.',
  orderAgain: 'If you still need the order, please send us a new request.',
  nothingToPay: 'You do not have to pay anything. If you have already made a transfer, you get the amount back.',
  refund: 'You get your payment of {amount} back, in the same way in which you paid.',

  questions: 'Questions?',
  advice: 'We advise you free of charge: {hours}.',
  openOrders: 'View the order',
  terms: 'Our terms and conditions apply in the version {version}.',
  termsLink: 'Terms and conditions',
  withdrawal: 'Information on the right of withdrawal',
  termsHeading: 'Terms and conditions',
  moment: '{moment}',
};
