import type { prescription as german } from '../../de/screens/prescription.ts';
import type { Translated } from '../../translated.ts';

export const prescription: Translated<typeof german> = {
  title: 'Hand in your prescription',
  lead: 'Please choose how you send us your prescription.',
  newTab: '(opens in a new tab)',
  signedOut:
    'Please sign in so that we can match your prescription to you. What you have already entered here is kept.',
  noAnswer: 'We cannot reach the shop right now. What you have already entered here is kept.',

  emptyCart: {
    text: 'There is nothing in your cart that you can order at the moment.',
    toCart: 'Go to cart',
    toShop: 'Go to shop',
    unanswered:
      'We do not know whether your last order has reached us. Please look at your orders before you order again.',
    toOrders: 'Go to orders',
  },

  methods: {
    legend: 'How you hand it in',
    paper: 'Prescription on paper',
    photo: 'Upload a photo or file',
    photoText: 'This lets us check your details before the original reaches us.',
    original: 'Send the original by mail',
    originalText: 'We need the original in any case. You will find the address with your order.',
    telemedicine: 'Telemedicine',
    telemedicineKind: 'Video appointment',
    telemedicineText:
      'You order now and hand in the prescription after the video appointment. If it is a signed PDF (QES), you upload it with your order. If it is a German e-prescription (E-Rezept), you assign it to us in the E-Rezept app or redeem it at our pharmacy with your health insurance card.',
    email: 'Signed PDF (QES)',
    emailKind: 'Upload',
    emailText:
      'This is a PDF with a qualified electronic signature. You upload it here or later with your order. Please do not send us an E-Rezept code by e-mail.',
    emailKindByPractice: 'Upload or e-mail',
    emailTextByPractice:
      'This is a PDF with a qualified electronic signature. You upload it here or later with your order, or your practice sends it to <email></email>. Please do not send us an E-Rezept code by e-mail.',
    none: 'Please choose one of the options.',
  },

  upload: {
    title: 'Upload your prescription',
    pdfTitle: 'Upload the signed PDF',
    locked: 'Please give your consent first. Until then, your file stays on your device.',
    drop: 'Drag a file here',
    dropNow: 'Drop the file here',
    pdfDrop: 'You can also upload the PDF later',
    touch: 'Photo or PDF of your prescription',
    choose: 'Choose a file',
    photograph: 'Take a photo',
    hint: 'PDF, JPG, PNG or WebP up to 10\u00A0MB. Please make sure that all four corners are visible and that there is no shadow on the prescription.',
    pdfHint:
      'Please upload the PDF exactly as you received it from the practice (up to 10\u00A0MB). A printout, a photo or a scan no longer contains the signature.',
    progress: 'Uploading the prescription',
    preparing: 'Preparing the file …',
    percent: '{percent}\u00A0% of {size}',
    checking: 'Uploaded. We are checking the file …',
    cancel: 'Cancel the upload',
    done: 'Uploaded, {size}',
    doneSaid: '{name} is uploaded.',
    uncertain:
      'We could not tell whether the whole file has arrived. You can order all the same. We check the file again when you order.',
    remove: 'Remove {name}',
    retry: 'Try again',
    preview: 'Preview of {name}',
    kilobytes: '{size}\u00A0KB',
    megabytes: '{size}\u00A0MB',

    failure: {
      failed: 'Failed to upload file. Please try again.',
      timeout: 'S3 upload failed: Timeout',
      notArrived: 'Your prescription file has not reached us. Please upload it again.',
      session: 'Your session has expired. Please sign in and try again.',
      consent:
        'You have withdrawn your consent, so we have not sent the file. Please give your consent again if you would like to upload your prescription.',
      tooMany: 'There were too many attempts. Please wait a little and then try again.',
      tooMuch: 'You have uploaded a great many files today. Please try again tomorrow, or give us a call.',
      type: 'This file is not a PDF, JPG, PNG or WebP. Please choose another one.',
      notPdf: 'This file is not a PDF. Please choose the signed PDF that you received from the practice.',
      size: 'This file is larger than 10\u00A0MB. Please choose a smaller one.',
      pixels: 'This image has too many pixels. Please take the photo with a lower resolution.',
      heic: 'We cannot open HEIC images. Please save the photo as JPEG: on the iPhone under Settings, Camera, Formats, “Most Compatible”.',
      encrypted:
        'This PDF is protected with a password or encrypted, so we cannot read it. If you scanned it yourself, open it and save it as a PDF again using “Print”. If it comes signed from the practice, please ask them to send it without a password.',
    },
    wrong: {
      type: '“{name}” is not a PDF, JPG, PNG or WebP and was not sent. Please choose another file.',
      notPdf:
        '“{name}” is not a PDF and was not sent. Please choose the signed PDF that you received from the practice.',
      consent: '“{name}” was not sent. Please consent to the processing of your health data first.',
      size: '“{name}” is larger than 10\u00A0MB and was not sent. Please choose a smaller file.',
      empty: '“{name}” is empty and was not sent. Please choose another file.',
      heic: '“{name}” is a HEIC image and was not sent. Please save the photo as JPEG: on the iPhone under Settings, Camera, Formats, “Most Compatible”.',
      several: 'Please choose a single file. If your prescription has several pages, put them into one PDF.',
    },
  },

  facts: {
    delivery: 'Deliver to',
    pickup: 'Pickup at',
    billing: 'Invoice to',
    change: 'Change',
    noAddress: 'Delivery address not found. Please complete checkout first.',
    noHouseNumber: 'The delivery address has no house number. Please add it under “Address and delivery”.',
    toCheckout: 'Go to address and delivery',
  },

  consent: {
    title: 'Your consent',
    lead: 'Your prescription and your order contain health data. That is why we ask for your consent before you send us a file.',
    loading: 'We are checking whether you have already given your consent …',
    unknown: 'We could not check whether you have already given your consent.',
    retry: 'Try again',
    failed: 'We could not save your consent.',
    given: 'You consented to the processing of your health data on {date} at {time}.',
    withdraw: 'Withdraw it under “Personal data”',
    terms: 'I accept the <terms>terms and conditions</terms> and have read the <privacy>privacy policy</privacy>.',
    healthData:
      'I explicitly consent to {pharmacy} processing my health data (prescription, ordered medication and details about it) to check and carry out my orders. The consent holds until I withdraw it. I can do so for the future at any time: in my account under “Personal data” or by e-mail to {email}. The <privacy>privacy policy</privacy> tells more.',
  },

  order: {
    button: 'Order with obligation to pay',
    placed: 'We have received order {code}.',
    checklist: 'What is still missing for your order',
    open: {
      cart: 'The cart is empty',
      file: 'Please upload a prescription file',
      terms: 'Please accept the terms and conditions',
      healthData: 'Please consent to the processing of your health data',
      delivery: 'Please choose another delivery option',
      total: 'The total including delivery is not known yet',
    },
    done: {
      cart: 'Cart checked',
      file: 'Prescription file uploaded',
      total: 'The total including delivery is known',
      terms: 'Terms and conditions accepted',
      healthData: 'Consented to the processing of health data',
    },
    isOpen: 'open:',
    isDone: 'done:',
    total: {
      waiting: 'We are still working out the delivery cost. You can order as soon as the total is known.',
      failed:
        'We could not work out the delivery cost. You cannot order until the total is known. What you have entered is kept.',
      known: 'The total is now known: {total}.',
    },
  },

  failure: {
    failed: 'Failed to place order. Please try again.',
    safe: 'You can safely send your order again, because we only create it once.',
    retry: 'Send again',
    session: 'Your session has expired. When you sign in again, everything you entered will still be here.',
    signIn: 'Sign in',
    notOrderable: 'You can no longer order some of the items in your cart.',
    toCart: 'Check in the cart',
    totalTitle: 'The total has changed',
    totalFrom: '{before} before, <now>{after}</now> now.',
    line: '{name}: {before} before, {after} now',
    lineGone: '{name}: {before} before, can no longer be ordered',
    lineNew: '{name}: {after}, new in the cart',
    accept: 'Order with obligation to pay {total}',
    deliveryTitle: 'This delivery option is not possible with this prescription',
    deliveryGone: 'The delivery option you chose is no longer available',
    alternatives: 'You can choose:',
    noAlternatives: 'Please choose another one under “Address and delivery”.',
    consent: 'Please check your consents.',
  },

  limit: {
    product: 'We cannot reserve that much for one person. You can order:',
    line: '{name}: up to {possible}',
    lineRest: '{name}: another {possible}, because you already have {onOrder} on order',
    lineNone: '{name}: nothing more for now, because you already have {onOrder} on order',
    sum: 'Until you have paid for your first order, we reserve goods for up to {most}.',
    sumRest: 'Your open orders already come to {onOrder}.',
    kept: 'Your cart and your details about the prescription are kept.',
    ordersHelp: 'As soon as one of them is completed or cancelled, you can order again.',
    call: 'If your prescription is for more, please call us: <phone></phone>',
    toCart: 'Change the amount in the cart',
    toOrders: 'Go to your orders',
  },
};
