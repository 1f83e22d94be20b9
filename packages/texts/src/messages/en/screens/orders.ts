import type { orders as german } from '../../de/screens/orders.ts';
import type { Translated } from '../../translated.ts';
import { ordersNext } from './orders-next.ts';

export const orders: Translated<typeof german> = {
  title: 'Orders',
  lead: 'Progress, next steps and invoices of your orders.',
  loading: 'Loading your orders …',

  signInTitle: 'Please sign in',
  signInText: 'You see your orders after signing in with your e-mail address and the one-time code.',
  signedOutMeanwhile:
    'You are no longer signed in. What you have written is still there: it will be back here once you have signed in.',
  onboardingTitle: 'Almost done',
  onboardingText: 'Your registration is not complete yet. You will find your orders here afterwards.',

  loadFailed: 'The orders could not be loaded. Please try again later.',
  notUpToDate: 'You see how things were a while ago.',

  empty: {
    title: 'No orders yet',
    text: 'As soon as you have reserved something you see here how far your order is and what comes next.',
    toShop: 'Go to the shop',
  },

  placed: {
    title: 'Thank you. Your reservation has reached us.',
    code: 'Your order number:',
    next: 'What happens next',
    steps: {
      review: 'We check your prescription and your details and then confirm the order.',
      original:
        'What we still need from you, such as the original prescription or the payment, is shown with the order below.',
      mail: 'We inform you of every step by e-mail.',
    },
  },

  card: {
    number: 'Order number',
    noCode: 'Without number',
    toggle: 'Details of {name}',
    reservationOf: 'Reservation of {date}',
    orderOf: 'Order of {date}',
    of: 'Of {date}',
    loading: 'Loading details …',
    copyCode: 'Copy order number',
    copied: 'Copied',
    copyFailed: 'Please select and copy it by hand',
  },

  status: {
    requested: 'Reserved',
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

  timeline: {
    label: 'Progress of the order',
    reserved: 'Reserved',
    checked: 'Details checked',
    originalAndPayment: 'Original and payment',
    original: 'Original prescription',
    prescriptionAndPayment: 'Prescription and payment',
    prescription: 'Prescription',
    delivery: 'On its way',
    pickup: 'Ready for pickup',
    handedOver: 'Handed over',
    rejected: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    done: 'done',
    note: {
      requested: 'Waiting to be checked',
      inReview: 'Being checked now',
      clarification: 'We have a question',
      originalMissing: 'Original still missing',
      paymentMissing: 'Payment still missing',
      bothMissing: 'Both still missing',
      prescriptionUnchecked: 'Prescription is being checked',
      nothingMissing: 'Everything is here',
      preparing: 'Being prepared',
      shippedAt: 'Since {time}',
    },
  },

  next: ordersNext,

  products: {
    title: 'Products',
    unnamed: 'Product',
    shipping: 'Shipping',
    free: 'Free',
    refundDue: 'You get back',
    total: 'Total',
    vat: 'including {percent}\u00A0% VAT',
  },

  delivery: {
    title: 'Delivery',
    type: 'Kind',
    selfPickUp: 'Pickup',
    courier: 'Courier',
    standard: 'Standard shipping',
    pharmacy: 'Pharmacy',
    address: 'Delivery address',
    by: 'Delivered by',
    carrier: 'a carrier',
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
    transfer: 'Bank transfer before shipping',
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
  },

  refresh: {
    button: 'Refresh details',
    done: 'Details refreshed',
    noCode: 'No code available, the details cannot be fetched',
    failed: 'The order details could not be fetched',
  },

  reorder: {
    button: 'Order again',
    added: '{count, plural, one {One product was added to the cart} other {# products were added to the cart}}',
    failed: 'Could not add to the cart',
    inCart: 'In the cart:',
    notInCart: 'Not added:',
    line: '{name}, {amount}',
    kept: '{name}, {amount} (kept on this device, because the shop does not answer right now)',
    keptUntilSignIn: '{name}, {amount} (noted on this device until you sign in again)',
    gone: '{name}: no longer available.',
    refused: '{name}: {reason}',
    toCart: 'Go to the cart',
  },

  invoice: {
    button: 'Download invoice',
    later: 'Invoice after shipping',
    whyLater: 'There is an invoice once your order has been shipped or is ready for pickup.',
    noCode: 'Code missing - the invoice cannot be downloaded',
    failed: 'The invoice could not be downloaded',
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
    failed: 'The file could not be handed in.',
  },

  cancel: {
    button: 'Cancel order',
    title: 'Cancel this order?',
    text: 'Order {code} of {total} will be cancelled free of charge. This cannot be undone.',
    confirm: 'Cancel it now',
    keep: 'Do not cancel',
    done: 'Order cancelled',
    failed: 'The order could not be cancelled.',
  },

  withdraw: 'Withdraw from contract',
};
