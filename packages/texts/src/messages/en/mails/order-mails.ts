import type { orderMails as german } from '../../de/mails/order-mails.ts';
import type { Translated } from '../../translated.ts';

export const orderMails: Translated<typeof german> = {
  greeting: 'Hello {name},',
  reason: 'You are receiving this message because you have ordered from us. It contains no advertising.',

  notAccepted:
    'This does not mean that we have accepted your order. At first it is an order request, which we check and then confirm to you. The contract is only concluded with this confirmation.',
  hold: 'We have reserved the ordered amount for you until {moment}. If we have begun to check your order by then, it will not expire.',
  dispatch: {
    standard:
      'Once we have your prescription and your payment, and no question is open, we will send off the parcel within {days} working days. While we are waiting for something from you, the time does not count.',
    courier:
      'Once we have your prescription and your payment, and no question is open, our courier will set off within {days} working days. While we are waiting for something from you, the time does not count.',
    selfPickUp:
      'Once we have your prescription, and no question is open, your order will be ready for you within {days} working days. While we are waiting for something from you, the time does not count.',
  },
  next: 'What happens next',
  missing: 'What is still missing',
  nothingMissing:
    'We have everything we need and {status, select, preparing {are preparing your order.} other {will prepare your order next.}}',
  progress: 'How far your order has come',
  stillToConfirm: 'We still have to confirm your order. We will tell you the result by e-mail.',
  original: {
    title: 'Original prescription by mail',
    text: 'Please print the cover sheet that is attached to this e-mail and send it together with the original prescription to: {address}.',
  },
  originalMissing: {
    title: 'Original prescription by mail',
    text: 'We do not have the original yet. Please send it together with the cover sheet from our first e-mail to: {address}.',
  },
  prescription: {
    ePrescription: {
      title: 'Prescription from the video appointment',
      text: 'You will receive the prescription from your practice. If it is a signed PDF (QES), please upload it unchanged in your account under “Orders”. If it is a German e-prescription (E-Rezept), assign it to us in the E-Rezept app, or redeem it at our pharmacy with your health insurance card and mention the order number {code}. Please do not send us an E-Rezept code by e-mail.',
    },
    digital: {
      title: 'Signed PDF (QES)',
      text: 'Please upload the PDF with the qualified electronic signature (QES) unchanged in your account under “Orders”, now or once you have it. We do not need an original by mail. Please do not send us an E-Rezept code by e-mail.',
      textByPractice:
        'Please upload the PDF with the qualified electronic signature (QES) unchanged in your account under “Orders”, or ask your practice to send it to {email} and to mention the order number {code}. We do not need an original by mail. Please do not send us an E-Rezept code by e-mail.',
    },
  },
  signedFileHere: {
    title: 'Signed PDF (QES)',
    text: 'We have your signed PDF and are checking the signature. We do not need an original by mail.',
  },
  prescriptionUnchecked: {
    title: 'Check of the prescription',
    text: 'We have not finished checking your prescription. We will contact you if we need anything.',
  },
  confirmation: {
    title: 'Confirmation by the pharmacy',
    text: 'We will check your prescription and whether everything is available. We will tell you the result by e-mail.',
  },
  payment: {
    transfer: {
      title: 'Payment after the confirmation',
      text: 'You will receive the payment details with the confirmation. Please do not transfer anything before then.',
    },
    pickup: { title: 'Payment at pickup', text: 'You pay when you pick up the order.' },
  },
  delivery: {
    standard: {
      title: 'Delivery',
      text: 'We will ship your order once we have your {format, select, physical {original prescription} other {prescription}} and your payment.',
    },
    courier: {
      title: 'Courier',
      text: 'We will deliver your order once we have your {format, select, physical {original prescription} other {prescription}} and your payment.',
    },
    selfPickUp: {
      title: 'Pickup',
      text: 'We will prepare your order once we have your {format, select, physical {original prescription} other {prescription}}{payment, select, transfer { and your payment} other {}}. We will send you an e-mail when it is ready.',
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
    exactly: 'Please give the reference exactly as shown, so that we can match your payment.',
    giroCodeAlt: 'GiroCode with the details shown next to it as text: recipient, IBAN, amount and reference',
    giroCode: 'You can scan this GiroCode with your banking app.',
    unknown: 'We will send you the bank details. Please do not transfer anything before then.',
  },
  payAtPickup: 'To pay at pickup: {amount}.',
  toPay: 'To pay',
  paidAmount: 'You have paid {amount}.',
  restAmount: 'Please transfer {amount} more. Then we can go on.',

  items: 'Your selection',
  subtotal: 'Subtotal',
  free: 'free',
  total: 'Total',
  vat: 'including {percents} VAT',
  and: 'and',

  withdrawalRight: {
    heading: 'Can you withdraw?',
    madeForYou:
      'No: we make it up especially for you from your prescription (section 312g (2) number 1 BGB). You can cancel until we begin.',
    sealedPack:
      'Yes, for 14 days from receipt, as long as you do not open the seal of the pack (section 312g (2) number 3 BGB).',
  },

  details: 'Delivery and payment',
  orderCode: 'Order number',
  orderedAt: 'Received',
  deliveryLabel: 'Delivery',
  deliveryKind: { selfPickUp: 'Pickup', courier: 'Courier', standard: 'Standard delivery' },
  deliveryAddress: 'Delivery address',
  pickupAt: 'Pickup at',
  pickupHours: 'Pickup hours',
  billingAddress: 'Billing address',
  paymentLabel: 'Payment',
  paymentKind: { transfer: 'Bank transfer after the confirmation', pickup: 'at pickup' },
  prescriptionLabel: 'Prescription',
  prescriptionKind: {
    physical: 'On paper, original by mail',
    ePrescription: 'Telemedicine',
    digital: 'Signed PDF (QES)',
  },
  expectedOn: 'Expected on',

  amendment: {
    heading: 'What your order would look like',
    change: '{to, plural, =0 {left out (was {before})} other {{after} instead of {before}}}',
    fromTotal: 'Total until now',
    toTotal: 'New total',
    differenceLabel: 'You will pay less by',
    decide:
      'Please tell us in your account under “Orders” whether you agree. Until then the order stays as it is. Please do not pay anything before that.',
    decideHere: 'See the proposal',
    difference: 'The new total is lower by {amount}.',
    refund: 'We will transfer back what you have overpaid.',
    payLater: 'Please pay only when you have the confirmation with the new total.',
  },
  message: 'Our message',
  reply: 'You can write back in your account under “Orders”. Please do not reply to this e-mail.',
  question: 'Our question',
  answer: 'Please write your answer in your account under “Orders”, or call us.',
  answerHere: 'Answer the question',
  pharmacyReason: "The pharmacy's reason",
  ownReason: 'Reason',
  consentWithdrawn: 'You have withdrawn your consent to the processing of your health data.',
  withdrawalAccepted: 'We have accepted your withdrawal.',
  withdrawalSteps: {
    received:
      'We are looking at it and will get back to you. If something is already on its way to you, please do not open it until you have heard from us.',
    awaited:
      'Please send the goods back to us within 14 days. As soon as they are here, you get your money back the way you paid.',
    refused: 'If you do not agree, please call us or write to us.',
    closed: 'We need nothing more from you, and nothing is open any more.',
    nothingDue: 'For this withdrawal there is no amount that we would have to refund.',
  },
  returns: {
    credited: 'It is lower by {amount} now.',
    refundInAll: 'With what else is open, we will refund {amount} in all, in the same way that you paid.',
    owedNoMore: 'You do not have to pay this amount any more.',
    paper: 'You will find the document for it in your account under “Orders”.',
  },
  track: 'Track the parcel',
  haveIdReady: 'Please have an identity document ready for the handover.',
  secondDelivery: 'If the first delivery does not succeed, the second one is free of charge.',
  bringId:
    'Please bring an identity document and mention the order number. If somebody else picks it up for you, they need your written authority and an identity document.',
  invoice: 'You will find the invoice in your account under “Orders”.',
  invoiceLater: 'The invoice will follow: you will find it in your account under “Orders” once it has been issued.',
  expiredWhy: 'We had reserved the ordered amount for you until {moment}. This time is over.',
  orderAgain: 'If you still need the goods, please order again.',
  nothingToPay: 'You do not have to pay anything. If you have already made a transfer, you will get the amount back.',
  refund: 'We will refund {amount} in the same way that you paid.',

  questions: 'Questions?',
  advice: 'We advise you: {hours}.',
  openOrders: 'View the order',
  contract: 'Your contract documents',
  keep: 'Please keep this e-mail. It contains what applies to your order.',
  terms: 'Our terms and conditions apply, in the version of {version}.',
  termsLink: 'Terms and conditions',
  withdrawal: 'Information on the right of withdrawal',
  termsHeading: 'Terms and conditions',
  moment: '{moment}',
};
