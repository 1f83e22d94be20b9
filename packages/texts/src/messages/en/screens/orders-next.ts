import type { ordersNext as german } from '../../de/screens/orders-next.ts';
import type { Translated } from '../../translated.ts';

export const ordersNext: Translated<typeof german> = {
  label: 'Next step',
  answer: {
    title: 'We have a question',
    label: 'Your answer',
    hint: 'At most {max} characters',
    missing: 'Please write an answer.',
    tooLong: 'Please shorten your answer to {max} characters.',
    send: 'Send answer',
    sent: 'Answer sent',
    failed: 'Your answer could not be sent.',
  },
  open: {
    both: 'Two more things, then we prepare your order',
    original: 'Please send us the original prescription',
    payment: 'Please transfer the amount',
    prescription: 'We still need your prescription',
  },
  prescription: {
    step: 'Hand in the prescription',
    digital:
      'Upload the signed PDF (QES) below, unchanged. Or your practice sends it to {email} and mentions the order number {code}; if it has done so already, you need not do anything. We need no original by post.',
    ePrescription:
      'You receive the prescription from your practice after the video appointment. A signed PDF (QES) you upload below, unchanged. An E-Rezept you assign to us in the E-Rezept app, or you redeem it with your health insurance card at our pharmacy and mention the order number {code}. Please do not send an E-Rezept code by e-mail.',
  },
  original: {
    step: 'Send the original prescription',
    text: 'Please send the original prescription to {address}. Enclose the cover sheet, so that we find your order at once.',
    coverSheet: 'Download cover sheet',
    coverSheetName: 'cover-sheet-{code}.pdf',
    saved: 'Cover sheet downloaded',
    failed: 'The cover sheet could not be downloaded',
  },
  payment: {
    step: 'Transfer the amount',
    text: 'Please give the reference exactly as it is, so that we can match your payment.',
    recipient: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    reference: 'Reference',
    amount: 'Amount',
    copyRecipient: 'Copy recipient',
    copyIban: 'Copy IBAN',
    copyReference: 'Copy reference',
    copyAmount: 'Copy amount',
    qrCode: 'GiroCode with what stands beside it as text: recipient, IBAN, reference and amount',
    qrHint: 'Scan with your banking app',
  },
  wait: {
    review:
      'We are checking your details and your prescription. You need not do anything; you get an e-mail as soon as it goes on.',
    answerRead: 'Your answer has reached us. We get in touch as soon as we have read it.',
    preparation: 'We are preparing your order. You need not do anything; you get an e-mail as soon as it goes on.',
  },
  hold: 'We keep the goods for you until {date} at {time}.',
  onItsWay: 'Your order is on its way to you. Please have an identity document ready when it is handed over.',
  track: 'Track the parcel',
  pickUp: 'Your order is ready for pickup. Please bring an identity document.',
  pickUpAt: 'Your order is ready for pickup: {address}. Please bring an identity document.',
  payAtPickup: 'To be paid at pickup: {amount}',
  ended: {
    rejected: 'Unfortunately we could not accept this order.',
    cancelled: 'This order was cancelled. We refund a payment that we have already received.',
    expired: 'The reservation has expired, because the time for which we keep the goods is over. You can order again.',
  },
  reason: "The pharmacy's reason",
};
