import type { orders as german } from '../../de/screens/orders.ts';
import type { Translated } from '../../translated.ts';
import { ordersNext } from './orders-next.ts';
import { ordersSupply } from './orders-supply.ts';
import { ordersTimeline } from './orders-timeline.ts';

export const orders: Translated<typeof german> = {
  title: 'Orders',
  lead: 'Here you can see how your orders are getting on, what comes next, and your invoices.',
  loading: 'Loading your orders …',

  signInTitle: 'Please sign in',
  signInText: 'Once you have signed in with your e-mail address and the one-time code, you will see your orders here.',
  signedOutMeanwhile:
    'You are no longer signed in. What you have written is still there and will be back here once you have signed in.',
  onboardingTitle: 'Almost done',
  onboardingText: 'Please complete your registration first. After that, you will find your orders here.',

  loadFailed: 'We could not load your orders. Please try again later.',
  notHere:
    'The order from the e-mail does not belong to this account. Please sign in with the address to which we sent the e-mail.',
  notUpToDate: 'What you see may not be up to date.',

  empty: {
    title: 'No orders yet',
    text: 'Once you have ordered something, you can see here how your order is getting on and what comes next.',
    toShop: 'Go to the shop',
  },

  placed: {
    title: 'Thank you. We have received your order.',
    code: 'Your order number:',
    next: 'What happens next',
    steps: {
      review: 'We check your prescription and your details and then confirm the order.',
      original:
        'What we still need from you, such as the original prescription or the payment, is shown with the order below.',
      mail: 'We will write you an e-mail about every step.',
    },
  },

  card: {
    number: 'Order number',
    noCode: 'No number',
    toggle: 'Details of {name}',

    orderOf: 'Order of {date}',
    of: 'Of {date}',
    loading: 'Loading details …',
    copyCode: 'Copy order number',
    copied: 'Copied',
    copyFailed: 'Please select the text and copy it by hand',
  },

  status: {
    requested: 'Received',
    inReview: 'Being checked',
    clarification: 'Question for you',
    confirmed: 'Confirmed',
    originalMissing: 'Original still missing',
    paymentMissing: 'Payment still missing',
    bothMissing: 'Original and payment missing',
    preparing: 'Being prepared',
    shipped: 'On its way',
    readyForPickup: 'Ready for pickup',
    completed: 'Completed',
    rejected: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    other: 'Status: {status}',
    unknown: 'Status unknown',
  },

  timeline: ordersTimeline,

  next: ordersNext,

  supply: ordersSupply,

  products: {
    title: 'Products',
    unnamed: 'Product',
    madeForYou:
      'No right of withdrawal: made up especially for you from your prescription (section 312g (2) number 1 BGB). You can cancel until then.',
    sealedPack: 'Withdrawal: 14 days from receipt, as long as the pack is sealed (section 312g (2) number 3 BGB).',
    shipping: 'Delivery',
    free: 'Free',
    refundDue: 'You will get back',
    total: 'Total',
    vat: 'including {percent}\u00A0% VAT',
  },

  delivery: {
    title: 'Delivery',
    type: 'Type',
    selfPickUp: 'Pickup',
    hours: 'Pickup hours',
    courier: 'Courier',
    standard: 'Standard delivery',
    pharmacy: 'Pharmacy',
    address: 'Delivery address',
    by: 'Delivered by',
    carrier: 'a parcel service',
    ourselves: 'the pharmacy itself',
    tracking: 'Parcel',
    track: 'Track the parcel',
    estimated: 'Expected on',
    ready: 'Ready since',
    deadline: 'Our deadline',
    deadlineRuns: '{days, plural, one {One working day} other {# working days}} from {since}, so by {due}',
    deadlineRests:
      'We have {days, plural, one {one working day} other {# working days}} once we are no longer waiting for anything from you. Until then the deadline is on hold.',
  },

  prescription: {
    title: 'Prescription',
    format: 'Form',
    physical: 'On paper, original by mail',
    ePrescription: 'Telemedicine',
    digital: 'Signed PDF (QES)',
    file: 'File',
    fileHandedIn: 'We have it',
    fileAdded: 'Added by the pharmacy team',
    noFile: 'No file uploaded',
    verified: 'Checked',
    notVerified: 'Not checked yet',
    original: 'Original',
    originalAwaited: 'Not received yet',
    receivedAt: 'Received on {date}',
    verifiedAt: 'On {date}',
  },

  payment: {
    title: 'Payment',
    method: 'Method',
    transfer: 'Bank transfer before we ship',
    pickup: 'At pickup',
    paid: 'Paid',
    paidAt: 'On {date}',
    notPaid: 'Not received yet',
  },

  messages: {
    title: 'Messages',
    pharmacy: 'Pharmacy',
    patient: 'You',
    at: '{date}, {time}',
    open: 'Write a message',
    over: 'This order is closed. If you still have a question about it, please call us: <phone></phone>.',
    write: {
      label: 'Your message to the pharmacy',
      hint: 'At most {max} characters. Our answer will appear here, and we will send you an e-mail.',
      missing: 'Please write a message.',
      tooLong: 'Please shorten your message to {max} characters.',
      send: 'Send message',
      sent: 'Message sent',
      failed: 'We could not send your message.',
    },
  },

  mailFailed: {
    title: 'An e-mail about this order did not arrive.',
    text: 'Your mailbox refused it on {moment}. Everything important is shown here too. Please check your address under <profile>Personal data</profile>.',
  },

  refresh: {
    button: 'Refresh details',
    done: 'Details refreshed',
    noCode: 'There is no code, so we cannot load the details',
    failed: 'We could not load the order details',
  },

  reorder: {
    button: 'Order again',
    added: '{count, plural, one {One product was added to the cart} other {# products were added to the cart}}',
    failed: 'We could not add it to your cart',
    inCart: 'In the cart:',
    notInCart: 'Not added:',
    line: '{name}, {amount}',
    kept: '{name}, {amount} (saved on this device, because we cannot reach the shop right now)',
    keptUntilSignIn: '{name}, {amount} (saved on this device until you sign in again)',
    gone: '{name}: no longer available.',
    refused: '{name}: {reason}',
    toCart: 'Go to the cart',
  },

  invoice: {
    button: 'Download invoice',
    cancellation: 'Download cancellation {number}',
    correction: 'Download invoice correction {number}',
    later: 'Invoice once shipped',
    whyLater: 'You can download the invoice once we have shipped your order or it is ready for pickup.',
    waits: 'Invoice to follow',
    whyWaits: 'We can issue the invoice once our tax number has been entered. You can then download it here.',
    noCode: 'The code is missing, so we cannot download the invoice',
    failed: 'We could not download the invoice',
    saved: 'Invoice downloaded',
    fileName: 'invoice-{number}.pdf',
  },

  file: {
    add: 'Add prescription file',
    addPdf: 'Upload signed PDF',
    replace: 'Replace prescription file',
    close: 'Cancel',
    retry: 'Hand in again',
    done: 'Prescription file handed in',
    failed: 'We could not accept the file.',
  },

  cancel: {
    button: 'Cancel order',
    title: 'Cancel this order?',
    text: 'If you cancel now, your order {code} for {total} ends and you do not have to pay anything. This cannot be undone.',
    confirm: 'Cancel it now',
    keep: 'Do not cancel',
    done: 'Order cancelled',
    failed: 'We could not cancel the order.',
  },

  withdrawal: {
    title: 'Withdrawal',
    declared: 'Declared on',
    scope: 'Scope',
    whole: 'The whole order',
    part: 'Only some of the products',
    answer: 'Our answer',
    accepted: 'Accepted on {date}',
    refused: 'Refused on {date}',
    return: 'Return',
    returned: 'Arrived here on {date}',
    returnAwaited: 'We are waiting for what you send back',
    refund: 'Amount withdrawn from',
    settled: 'Settled on',
  },
  returns: {
    title: 'Taken back',
    delivery: 'Delivery',
    andDelivery: ' and the delivery',
    lower: 'Invoice lower by {amount}',
    reason: 'Reason: {reason}',
  },
  withdraw: 'Withdraw from contract',
};
