import type { prescription as german } from '../../de/screens/prescription.ts';
import type { Translated } from '../../translated.ts';

export const prescription: Translated<typeof german> = {
  title: 'Hand in your prescription',
  lead: 'Choose how your prescription comes to us.',
  newTab: '(opens in a new tab)',
  signedOut: 'A prescription belongs to a person. What you have entered here already is kept.',
  noAnswer: 'The shop does not answer right now. What you have entered here already is kept.',

  emptyCart: {
    text: 'To order, the cart needs at least one item that can be ordered.',
    toCart: 'Go to cart',
    toShop: 'Go to shop',
    unanswered: 'Your last order got no answer. It may have arrived after all: please look at your orders.',
    toOrders: 'Go to orders',
  },

  methods: {
    legend: 'How you hand it in',
    paper: 'Prescription on paper',
    photo: 'Upload a photo or file',
    photoText: 'With it we check your details before the original is here.',
    original: 'Send the original by mail',
    originalText: 'Always part of it. Your order tells where to send it.',
    telemedicine: 'Telemedicine',
    telemedicineKind: 'Video appointment',
    telemedicineText:
      'You order now and hand in the prescription after the video appointment: a signed PDF (QES) you upload at your order, an E-Rezept you assign to us in the E-Rezept app or redeem at our pharmacy with your health insurance card.',
    email: 'Signed PDF (QES)',
    emailKind: 'Upload or e-mail',
    emailText:
      'A PDF with a qualified electronic signature. You upload it here or later at your order, or your practice sends it to <email></email>. Please do not send an E-Rezept code by e-mail.',
    none: 'Please choose a way.',
  },

  upload: {
    title: 'Upload your prescription',
    pdfTitle: 'Upload the signed PDF',
    locked: 'Please give your consent first. No file leaves your device before.',
    drop: 'Drag a file here',
    dropNow: 'Drop the file here',
    pdfDrop: 'Optional at this point',
    touch: 'Photo or PDF of your prescription',
    choose: 'Choose a file',
    photograph: 'Take a photo',
    hint: 'PDF, JPG, PNG or WebP up to 10\u00A0MB. All four corners in sight, no shadow.',
    pdfHint:
      'The PDF exactly as you received it from the practice, up to 10\u00A0MB. A printout, a photo or a scan no longer carries the signature.',
    progress: 'Uploading the prescription',
    preparing: 'Preparing…',
    percent: '{percent}\u00A0% of {size}',
    checking: 'Uploaded, being checked…',
    cancel: 'Cancel the upload',
    done: 'Uploaded, {size}',
    doneSaid: '{name} is uploaded.',
    uncertain:
      'We could not tell whether the file has arrived completely. You can order nevertheless: we look again when you do.',
    remove: 'Remove {name}',
    retry: 'Try again',
    preview: 'Preview of {name}',
    kilobytes: '{size}\u00A0KB',
    megabytes: '{size}\u00A0MB',

    failure: {
      failed: 'Failed to upload file. Please try again.',
      timeout: 'S3 upload failed: Timeout',
      notArrived: 'Your prescription file has not reached us. Please upload it again.',
      session: 'Your sign-in has expired. Please sign in and try again.',
      consent:
        'You have withdrawn your consent. The file was not sent. Please consent anew if you wish to upload your prescription.',
      tooMany: 'Too many attempts. Please wait a little and try again then.',
      tooMuch: 'You have uploaded a great many files today. Please try again tomorrow, or give us a call.',
      type: 'This file is no PDF, JPG, PNG or WebP. Please choose another one.',
      notPdf: 'This file is not a PDF. Please choose the signed PDF that you received from the practice.',
      size: 'This file is larger than 10\u00A0MB. Please choose a smaller one.',
      pixels: 'This image has too many pixels. Please take the photo with a lower resolution.',
      heic: 'We cannot open HEIC images. Please save the photo as JPEG: on the iPhone under Settings, Camera, Formats, “Most Compatible”.',
      encrypted:
        'This PDF is protected with a password or encrypted, so we cannot read it. If you scanned it yourself, open it and save it as a PDF once more by way of “Print”. If it comes signed from the practice, please ask them to send it without a password.',
    },
    wrong: {
      type: '“{name}” is no PDF, JPG, PNG or WebP and was not sent.',
      notPdf:
        '“{name}” is not a PDF and was not sent. Please choose the signed PDF that you received from the practice.',
      consent: '“{name}” was not sent. Please consent to the processing of your health data first.',
      size: '“{name}” is larger than 10\u00A0MB and was not sent.',
      empty: '“{name}” is empty and was not sent.',
      heic: '“{name}” is a HEIC image and was not sent. Please save the photo as JPEG: on the iPhone under Settings, Camera, Formats, “Most Compatible”.',
      several: 'Please choose a single file. Several pages fit into one PDF.',
    },
  },

  facts: {
    delivery: 'Delivered to',
    pickup: 'Picked up at',
    billing: 'Invoice to',
    change: 'Change',
    noAddress: 'Delivery address not found. Please complete checkout first.',
    noHouseNumber: 'The delivery address has no house number. Please add it under address and shipping.',
    toCheckout: 'Go to address and shipping',
  },

  consent: {
    title: 'Your consent',
    lead: 'A prescription and an order are health data. That is why we ask you before you send a file.',
    loading: 'We are looking up whether you have consented already …',
    unknown: 'We could not look up whether you have consented already.',
    retry: 'Try again',
    failed: 'Your consent could not be saved.',
    given: 'You consented to the processing of your health data on {date} at {time}.',
    withdraw: 'Withdraw it in your personal data',
    terms:
      'I accept the <terms>general terms and conditions</terms> and have read the <privacy>privacy policy</privacy>.',
    healthData:
      'I explicitly consent to {pharmacy} processing my health data (prescription, ordered medication and details about it) to check and carry out my orders. The consent holds until I withdraw it. I can do so for the future at any time: in my account under “Personal data” or by e-mail to {email}. The <privacy>privacy policy</privacy> tells more.',
  },

  order: {
    button: 'Order with obligation to pay',
    placed: 'Order {code} has arrived.',
    checklist: 'What is still missing for your order',
    open: {
      cart: 'The cart is empty',
      file: 'Please upload a prescription file',
      terms: 'Please accept the general terms and conditions',
      healthData: 'Please consent to the processing of your health data',
      delivery: 'Please choose another shipping option',
      total: 'The total including shipping is not known yet',
    },
    done: {
      cart: 'Cart checked',
      file: 'Prescription file uploaded',
      total: 'The total including shipping is known',
      terms: 'General terms and conditions accepted',
      healthData: 'Consented to the processing of health data',
    },
    isOpen: 'open:',
    isDone: 'done:',
    total: {
      waiting: 'We are still working out the shipping cost. You can order as soon as the total is known.',
      failed:
        'The shipping cost could not be determined. You cannot order until the total is known. Nothing you entered is lost.',
      known: 'The total is known now: {total}.',
    },
  },

  failure: {
    failed: 'Failed to place order. Please try again.',
    safe: 'It is safe to send it again: your order is created only once.',
    retry: 'Send again',
    session: 'Your sign-in has expired. Everything is still here after you sign in.',
    signIn: 'Sign in',
    notOrderable: 'Not everything in your cart can be ordered any more.',
    toCart: 'Check in the cart',
    totalTitle: 'The total has changed',
    totalFrom: '{before} before, <now>{after}</now> now.',
    line: '{name}: {before} before, {after} now',
    lineGone: '{name}: {before} before, can no longer be ordered',
    lineNew: '{name}: {after}, new in the cart',
    accept: 'Order with obligation to pay {total}',
    deliveryTitle: 'This shipping option is not possible with this prescription',
    deliveryGone: 'The shipping option you chose is no longer available',
    alternatives: 'Possible are:',
    noAlternatives: 'Please choose another one under address and shipping.',
    consent: 'Please check your consents.',
  },

  limit: {
    product: 'We cannot set that much aside for one person. You can order:',
    line: '{name}: up to {possible}',
    lineRest: '{name}: another {possible}, because you already have {onOrder} on order',
    lineNone: '{name}: nothing more for now, because you already have {onOrder} on order',
    sum: 'Until you have paid for your first order, we set goods aside for up to {most}.',
    sumRest: 'You already have goods for {onOrder} on order.',
    kept: 'Your cart and what you told us about your prescription are kept.',
    ordersHelp: 'As soon as one of them is completed or cancelled, you can order again.',
    call: 'Does your prescription say more? Then please call us: <phone></phone>',
    toCart: 'Change the amount in the cart',
    toOrders: 'Go to your orders',
  },
};
