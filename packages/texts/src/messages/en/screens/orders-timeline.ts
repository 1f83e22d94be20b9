import type { ordersTimeline as german } from '../../de/screens/orders-timeline.ts';
import type { Translated } from '../../translated.ts';

export const ordersTimeline: Translated<typeof german> = {
  label: 'Progress of the order',
  ordered: 'Order',
  confirmed: 'Confirmation',
  originalAndPayment: 'Original and payment',
  original: 'Original prescription',
  prescriptionAndPayment: 'Prescription and payment',
  prescription: 'Prescription',
  delivery: 'Delivery',
  pickup: 'Pickup',
  handedOver: 'Handover',
  rejected: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
  done: 'done',
  note: {
    requested: 'Waiting to be checked',
    inReview: 'Being checked now',
    verified: 'Prescription checked, confirmation to follow',
    clarification: 'We have a question',
    originalHere: 'The original is here',
    paymentHere: 'The payment is here',
    originalMissing: 'Original still missing',
    paymentMissing: 'Payment still missing',
    bothMissing: 'Both still missing',
    prescriptionUnchecked: 'We are checking the prescription',
    preparedNext: 'Will be prepared next',
    preparing: 'Being prepared',
    sent: 'Since {time}',
  },
};
