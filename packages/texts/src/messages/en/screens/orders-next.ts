import type { ordersNext as german } from '../../de/screens/orders-next.ts';
import type { Translated } from '../../translated.ts';

export const ordersNext: Translated<typeof german> = {
  label: 'Next step',
  withdrawn: {
    title: 'You have withdrawn from the contract',
    text: 'Your withdrawal reached us on {date} at {time}. We will check it and tell you by e-mail what comes next and whether you need to send anything back. Please do not pay anything now.',
  },
  answer: {
    title: 'We have a question',
    label: 'Your answer',
    hint: 'At most {max} characters',
    missing: 'Please write an answer.',
    tooLong: 'Please shorten your answer to {max} characters.',
    send: 'Send answer',
    sent: 'Answer sent',
    failed: 'We could not send your answer.',
  },
  amendment: {
    title: 'We propose a change to your order',
    caption: 'Your order now and after the change',
    product: 'Product',
    before: 'Now',
    after: 'New',
    price: 'Price',
    dropped: 'left out',
    fromTotal: 'Total until now',
    toTotal: 'New total',
    difference: 'You will pay less by',
    paid: 'If you agree, we will transfer back what you have overpaid. If you decline, the order stays as it is and we will contact you.',
    unpaid:
      'Please do not pay anything yet. If you agree, you will receive the confirmation with the new total. If you decline, the order stays as it is and we will contact you.',
    words: 'Message to the pharmacy (optional)',
    agree: 'Agree',
    decline: 'Decline',
    agreed: 'Order changed',
    declined: 'Proposal declined',
    failed: 'We could not send your decision.',
  },
  open: {
    both: 'Two more things, and then we will prepare your order',
    original: 'Please send us the original prescription',
    payment: 'Please transfer the amount',
    prescription: 'We still need your prescription',
  },
  prescription: {
    step: 'Hand in the prescription',
    digital:
      'Please upload the signed PDF (QES) below, unchanged, now or once you have it. We do not need an original by mail.',
    digitalByPractice:
      'Please upload the signed PDF (QES) below, unchanged, or ask your practice to send it to {email} and to mention the order number {code}. If they have already done so, there is nothing more you need to do. We do not need an original by mail.',
    ePrescription:
      'You will receive the prescription from your practice after the video appointment. If it is a signed PDF (QES), please upload it below, unchanged. If it is a German e-prescription (E-Rezept), assign it to us in the E-Rezept app, or redeem it at our pharmacy with your health insurance card and mention the order number {code}. Please do not send an E-Rezept code by e-mail.',
  },
  original: {
    step: 'Send the original prescription',
    meanwhile: 'We also need the original prescription',
    text: 'Please send the original prescription to {address} and enclose the cover sheet, so that we can find your order straight away.',
    coverSheet: 'Download cover sheet',
    coverSheetName: 'cover-sheet-{code}.pdf',
    saved: 'Cover sheet downloaded',
    failed: 'We could not download the cover sheet',
  },
  payment: {
    step: 'Transfer the amount',
    text: 'Please give the reference exactly as shown, so that we can match your payment.',
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
    qrCode: 'GiroCode with the details shown next to it as text: recipient, IBAN, reference and amount',
    qrHint: 'Scan with your banking app',
  },
  wait: {
    toReview:
      'We have your order and will check it next. You do not need to do anything. We will send you an e-mail as soon as there is news.',
    review:
      'We are checking your details and your prescription. You do not need to do anything. We will send you an e-mail as soon as there is news.',
    answerRead: 'We have your answer. We will get in touch as soon as we have read it.',
    confirmation:
      'We have checked your prescription and will confirm your order next. You do not need to do anything. We will send you an e-mail then.',
    check:
      'Your order is confirmed, and we are still checking your prescription. You do not need to do anything. We will send you an e-mail as soon as there is news.',
    toPrepare:
      'We have everything we need and will prepare your order next. You do not need to do anything. We will send you an e-mail then.',
    preparation:
      'We are preparing your order. You do not need to do anything. We will send you an e-mail as soon as there is news.',
  },
  hold: 'We have reserved the goods for you until {date} at {time}.',
  parcelOnItsWay: 'Your order is on its way to you as a parcel.',
  onItsWay: 'Your order is on its way to you. Please have an identity document ready for the handover.',
  nobodyThere:
    'Our courier did not find you at home, and your order is back at the pharmacy. We will get in touch to arrange a new time. The second delivery is free for you.',
  track: 'Track the parcel',
  pickUp: 'Your order is ready for pickup. Please bring an identity document.',
  pickUpAt: 'Your order is ready for pickup: {address}. Please bring an identity document.',
  payAtPickup: 'To pay at pickup: {amount}',
  ended: {
    rejected: 'We are sorry, but we could not accept this order.',
    cancelled: 'This order is cancelled. If you have already paid, we will refund the amount.',
    expired:
      'This order has expired, because the time for which we had reserved the goods is over. You are welcome to order again.',
  },
  reason: "The pharmacy's reason",
};
