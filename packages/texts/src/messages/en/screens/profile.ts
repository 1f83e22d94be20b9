import type { profile as german } from '../../de/screens/profile.ts';
import type { Translated } from '../../translated.ts';

export const profile: Translated<typeof german> = {
  title: 'Personal data',
  lead: 'Here you find your account details, your addresses and your consents.',
  loading: 'Loading your data …',

  signInTitle: 'Please sign in',
  signInText:
    'Once you have signed in with your e-mail address and the one-time code, you will see your personal data here.',
  signedOutMeanwhile:
    'You are no longer signed in. What you have typed is still here. Please sign in and then save it.',

  onboardingTitle: 'Almost done',
  onboardingText: 'Please complete your registration first. After that, you will find your details here.',

  loadFailed: 'Failed to load profile information.',
  unauthorized: 'Your session has expired or is not valid. Please sign in again.',
  sampleInstead: 'What you see here is an example. Your own data is stored unchanged.',
  signInAgain: 'Sign in again',
  reload: 'Load again',
  sample: 'Sample data',
  notYours: 'These details do not belong to your account.',
  locked: 'You cannot change anything while you see sample data.',

  restrictedTitle: 'The processing of your data is restricted.',
  restrictedText:
    'You still see your data and orders. The pharmacy sees and uses them only where the law requires it. You can order again once the restriction ends; we will tell you before.',

  change: 'Change',
  cancel: 'Cancel',
  save: 'Save',

  person: {
    title: 'About you',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    birthDate: 'Date of birth',
    changePhone: 'Change telephone number',
    changeEmail: 'Change e-mail address',
    fixed:
      'Your name and date of birth must match your prescription. If they change, please <contact>write to us</contact>.',
  },

  phone: {
    title: 'Change telephone number',
    label: 'New telephone number',
    hint: 'With or without the leading 0, for example 931 0000144',
    missing: 'Please provide phone number',
    taken: 'This telephone number is already registered. Please use another one.',
    saved: 'Telephone number saved.',
  },

  email: {
    title: 'Change e-mail address',
    text: 'We send a one-time code to the new address, and then one to the current address. If you enter both codes, the new address takes effect at once. Without the second code it takes effect after seven days.',
    label: 'New e-mail address',
    missing: 'Please enter the new e-mail address.',
    invalid: 'This e-mail address is not complete. It should look like this: name@example.com',
    same: 'This is already your e-mail address.',
    send: 'Send code',
    sentTo: 'We have sent six digits to <email></email>. The code is valid for five minutes.',
    code: 'One-time code',
    digit: 'Digit {position} of {count}',
    incomplete: 'Please enter all six digits.',
    otherAddress: 'Another address',
    resend: 'Send code again',
    resendIn: 'Send again in {seconds}\u00a0s',
    confirm: 'Confirm e-mail address',
    taken: 'There is already an account with this e-mail address. Please use another one.',
    saved: 'E-mail address changed.',
    waiting: {
      title: 'Your new e-mail address is not in use yet',
      text: '<newEmail></newEmail> takes effect on {date}. Until then you sign in with <email></email>, and we write to you there. If you enter the code from your current mailbox, the new address takes effect at once, and we sign you out on other devices.',
      enterCode: 'Enter code',
      cancel: 'Cancel the change',
      cancelled: 'The change is cancelled. Your e-mail address stays as it is.',
      codeTitle: 'Code from your current mailbox',
      sentBefore:
        'You will find the code in our message to <email></email>. It is valid for five minutes. If it is older, please have a new one sent.',
      confirm: 'Change now',
      later: 'Later',
      gone: 'This change is no longer open. Your e-mail address is unchanged.',
    },
  },

  consents: {
    title: 'Consents',
    none: 'We have not stored any consents from you.',
    kinds: {
      terms: 'Terms and conditions',
      privacy: 'Privacy policy',
      healthData: 'Processing of health data',
      other: 'Consent “{kind}”',
    },
    accepted: 'Accepted on {date}, {time}',
    read: 'Read on {date}, {time}',
    given: 'Given on {date}, {time}',
    withdrawn: 'Withdrawn on {date} at {time}',
    withdraw: 'Withdraw consent',
    seeText: 'See text',
    seeTextOf: 'See text: {name}',
  },

  address: {
    billingTitle: 'Billing address',
    editBilling: 'Edit billing address',
    changeBilling: 'Change billing address',
    save: 'Save address',
  },

  delivery: {
    title: 'Delivery addresses',
    text: 'Here you can save addresses that we should deliver to instead of your billing address. You choose one of them when you order.',
    none: 'You have not saved a delivery address yet.',
    loadFailed: 'We could not load the delivery addresses.',
    add: 'Add delivery address',
    addTitle: 'New delivery address',
    editTitle: 'Edit delivery address',
    changeOne: 'Change delivery address {address}',
    remove: 'Delete',
    removeOne: 'Delete delivery address {address}',
    removeTitle: 'Delete delivery address?',
    removeText:
      'We will delete this address from your account. Orders that we are already delivering there do not change.',
    removed: 'Delivery address deleted.',
    removeFailed: 'We could not delete the address. Please try again.',
  },

  data: {
    title: 'Your data',
    exportTitle: 'Download data',
    exportText:
      'You will receive everything that we have stored about your account as a ZIP file: the details as JSON, and your files. The download starts at once.',
    export: 'Download data',
    exported: 'Your data has been downloaded.',
    exportFailed: 'We could not download the data.',
    fileName: 'my-data-{date}.zip',
    deleteTitle: 'Delete account',
    deleteText:
      'We will delete your account. We keep invoices and prescription documents for as long as the law requires.',
    delete: 'Delete account',
  },

  withdrawal: {
    title: 'Withdraw your consent?',
    lead: 'You withdraw your consent to the processing of your health data for the future. This is what it means:',
    loading: 'We are checking what this means for your orders …',
    loadFailed: 'We could not check what this means for your orders.',
    retry: 'Try again',
    cancelledTitle: 'We cancel these orders',
    cancelledNone: 'We do not have to cancel any of your orders.',
    carriedOutTitle: 'We are already preparing these orders and will complete them',
    order: '{code} of {date}, {total}',
    refund: 'We refund what you have already paid for them.',
    deletedTitle: 'We delete these prescription files at once',
    deletedNone: 'We have no prescription file that we could delete.',
    keptTitle: 'We have to keep these prescription files',
    kept: '{fileName} (order {code}): until {date}',
    record:
      'We keep cancelled orders without the prescription file for 6 months, and the proof of your consent and its withdrawal for 3 years.',
    next: 'When you upload a prescription again, we will ask for your consent again.',
    confirm: 'Withdraw now',
    failed: 'We could not save the withdrawal.',
    done: '{count, plural, =0 {Your consent is withdrawn.} one {Your consent is withdrawn. We have cancelled one order and sent you an e-mail about it.} other {Your consent is withdrawn. We have cancelled # orders and sent you e-mails about them.}}',
  },

  deletion: {
    title: 'Delete account',
    cannotUndo: 'This cannot be undone.',
    goesTitle: 'We delete',
    goes: {
      profile: 'your account with name, date of birth, e-mail address and telephone number',
      addresses: 'your billing and delivery addresses',
      cart: 'your cart and current sign-ins',
      orders:
        'orders that we have not begun to prepare; we cancel them. Orders already in preparation will be completed.',
    },
    staysTitle: 'We have to keep the following; it is locked for any other purpose',
    stays: {
      invoices: 'invoices: 8 years',
      prescriptions: 'copies of prescriptions and the dispensing log: 5 years',
      orders: 'orders that we have not dispensed: 6 months',
      consents: 'proof of your consents: up to 3 years after withdrawal',
    },
    confirmLabel: 'To confirm: your e-mail address',
    confirmHint: 'Please type {email}.',
    mismatch: 'This is not the e-mail address of this account.',
    confirm: 'Delete account for good',
    failed: 'We could not delete the account.',
    done: 'Your account is deleted. You are signed out.',
  },
};
