/** Why an order is rejected, ready to be sent or changed. By mail: nothing in them names a product. */
export const reasons = {
  expired:
    'Your prescription has expired. A prescription for cannabis is valid only for a limited time from the day it was issued. Please ask your practice for a new one.',
  unreadable:
    'We could not read your prescription, and without a readable one we may not dispense anything. You are welcome to order again with a prescription that can be read.',
  incomplete:
    'Your prescription lacks details that are required by law. Please ask your practice to complete it or to issue a new one.',
  used: 'The amount prescribed has already been dispensed on this prescription. To order again you need a new one.',
  notOurs: 'We may not dispense on this prescription. Please ask your practice which prescription is right for you.',
  doubtful:
    'We have doubts about the prescription that we could not clear up with the practice. In that case we may not dispense anything.',
  notAvailable:
    'We cannot supply the product you ordered at the moment, and we may not replace it with another. Please ask your practice about an alternative.',
} as const;
