/**
 * Every call of the shop, named once: method, path and where it answers. Plain data without schemas, so that the
 * browser can make a call without loading a validator; what a call takes and gives is in the file of its domain.
 */

/**
 * - `api`: under the API base, `/api`
 * - `marketplace`: at the root and under the API base (WI-04)
 * - `root`: at the root only
 * - `editor`: under the editor's base, `/api/cms` unless the runtime config says otherwise
 */
export type Mount = 'api' | 'marketplace' | 'root' | 'editor';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters as `:name`; a closing `*` takes the rest of the path. */
  path: string;
  mount: Mount;
}

export const calls = {
  readContentFile: { method: 'GET', path: '/content_management/*', mount: 'root' },
  listBlogPosts: { method: 'GET', path: '/content/blog', mount: 'api' },
  readBlogPost: { method: 'GET', path: '/content/blog/:slug', mount: 'api' },
  readFaq: { method: 'GET', path: '/content/faq', mount: 'api' },

  listProducts: { method: 'GET', path: '/shop/v1/pharmacy-shop/products', mount: 'api' },
  readProduct: { method: 'GET', path: '/shop/v1/pharmacy-shop/products/:slug', mount: 'api' },
  findShopByDomain: { method: 'GET', path: '/shop/v1/pharmacy-shop/domain/:domain', mount: 'api' },
  readShopContext: { method: 'GET', path: '/shop/v1/pharmacy-shop/context/:shopId', mount: 'api' },

  readCart: { method: 'GET', path: '/shop/v1/shopping-cart', mount: 'api' },
  addCartItem: { method: 'POST', path: '/shop/v1/shopping-cart/items', mount: 'api' },
  setCartQuantity: { method: 'PUT', path: '/shop/v1/shopping-cart/items/quantity', mount: 'api' },
  decrementCartItem: { method: 'POST', path: '/shop/v1/shopping-cart/items/decrement', mount: 'api' },

  requestPrescriptionUpload: {
    method: 'POST',
    path: '/shop/v1/shopping-cart/prescription/upload-url',
    mount: 'api',
  },
  assignPrescription: { method: 'POST', path: '/shop/v1/shopping-cart/prescription/assign', mount: 'api' },

  listShippingOptions: { method: 'GET', path: '/shop/v1/checkout/shipping-options', mount: 'api' },
  reserveCart: { method: 'POST', path: '/shop/v1/checkout/reserve-cart', mount: 'api' },

  readPersonalData: { method: 'GET', path: '/shop/v1/patient/personal-data', mount: 'api' },
  saveBillingAddress: { method: 'PUT', path: '/shop/v1/patient/address', mount: 'api' },
  changePhone: { method: 'PUT', path: '/shop/v1/patient/phone', mount: 'api' },
  sendEmailChangeCode: { method: 'POST', path: '/shop/v1/patient/email/code', mount: 'api' },
  changeEmail: { method: 'PUT', path: '/shop/v1/patient/email', mount: 'api' },
  readEmailChange: { method: 'GET', path: '/shop/v1/patient/email/change', mount: 'api' },
  sendOldEmailCode: { method: 'POST', path: '/shop/v1/patient/email/change/code', mount: 'api' },
  confirmEmailChange: { method: 'POST', path: '/shop/v1/patient/email/change/confirmation', mount: 'api' },
  cancelEmailChange: { method: 'DELETE', path: '/shop/v1/patient/email/change', mount: 'api' },
  stopEmailChange: { method: 'POST', path: '/shop/v1/email-changes/stop', mount: 'api' },
  trustDevice: { method: 'POST', path: '/shop/v1/auth/devices', mount: 'api' },
  readHealthConsent: { method: 'GET', path: '/shop/v1/patient/consents/health-data', mount: 'api' },
  giveConsent: { method: 'POST', path: '/shop/v1/patient/consents', mount: 'api' },
  readConsentWithdrawal: { method: 'GET', path: '/shop/v1/patient/consents/health-data/withdrawal', mount: 'api' },
  withdrawConsent: { method: 'POST', path: '/shop/v1/patient/consents/health-data/withdrawal', mount: 'api' },
  listDeliveryAddresses: { method: 'GET', path: '/shop/v1/patient/delivery-addresses', mount: 'api' },
  addDeliveryAddress: { method: 'POST', path: '/shop/v1/patient/delivery-addresses', mount: 'api' },
  changeDeliveryAddress: { method: 'PUT', path: '/shop/v1/patient/delivery-addresses/:id', mount: 'api' },
  removeDeliveryAddress: { method: 'DELETE', path: '/shop/v1/patient/delivery-addresses/:id', mount: 'api' },
  exportPersonalData: { method: 'POST', path: '/shop/v1/patient/export', mount: 'api' },
  deleteAccount: { method: 'POST', path: '/shop/v1/patient/deletion', mount: 'api' },
  listOrders: { method: 'GET', path: '/shop/v1/patient/orders-and-reservations', mount: 'api' },
  readOrder: { method: 'GET', path: '/shop/v1/orders/:id', mount: 'api' },
  downloadInvoice: { method: 'POST', path: '/shop/v1/orders/:id/invoice', mount: 'api' },
  downloadCoverSheet: { method: 'POST', path: '/shop/v1/orders/:id/cover-sheet', mount: 'api' },
  cancelOrder: { method: 'POST', path: '/shop/v1/orders/:id/cancellation', mount: 'api' },
  replacePrescription: { method: 'POST', path: '/shop/v1/orders/:id/prescription', mount: 'api' },
  answerQuestion: { method: 'POST', path: '/shop/v1/orders/:id/answer', mount: 'api' },
  writeAboutOrder: { method: 'POST', path: '/shop/v1/orders/:id/messages', mount: 'api' },
  decideAmendment: { method: 'POST', path: '/shop/v1/orders/:id/amendment', mount: 'api' },
  declareWithdrawal: { method: 'POST', path: '/shop/v1/withdrawals', mount: 'api' },

  sendSignInCode: {
    method: 'POST',
    path: '/marketplace/auth/email-otp/send-verification-otp',
    mount: 'marketplace',
  },
  signInWithCode: { method: 'POST', path: '/marketplace/auth/sign-in/email-otp', mount: 'marketplace' },
  readSession: { method: 'GET', path: '/marketplace/auth/get-session', mount: 'marketplace' },
  readLegacySession: { method: 'GET', path: '/shop/v1/auth/session', mount: 'api' },
  completeOnboarding: { method: 'POST', path: '/marketplace/auth.completeOnboarding', mount: 'marketplace' },
  signOut: { method: 'POST', path: '/marketplace/auth/sign-out', mount: 'marketplace' },
  legacyLogout: { method: 'POST', path: '/shop/v1/auth/logout', mount: 'api' },

  editorLogin: { method: 'POST', path: '/login', mount: 'editor' },
  editorLogout: { method: 'POST', path: '/logout', mount: 'editor' },
  listEditorFiles: { method: 'GET', path: '/list', mount: 'editor' },
  listEditorChanges: { method: 'GET', path: '/changes', mount: 'editor' },
  readEditorFile: { method: 'GET', path: '/content', mount: 'editor' },
  saveEditorFile: { method: 'PUT', path: '/content', mount: 'editor' },
  removeEditorFile: { method: 'DELETE', path: '/content', mount: 'editor' },
  uploadEditorImage: { method: 'POST', path: '/upload', mount: 'editor' },
  readEditorImage: { method: 'GET', path: '/image', mount: 'editor' },
  listEditorRevisions: { method: 'GET', path: '/revisions', mount: 'editor' },
  readEditorRevision: { method: 'GET', path: '/revisions/:revision', mount: 'editor' },
  restoreEditorFile: { method: 'POST', path: '/restore', mount: 'editor' },
  renamePost: { method: 'POST', path: '/rename', mount: 'editor' },

  readDeskMe: { method: 'GET', path: '/desk/me', mount: 'api' },
  sendDeskCode: { method: 'POST', path: '/desk/sign-in/code', mount: 'api' },
  signInAtDesk: { method: 'POST', path: '/desk/sign-in', mount: 'api' },
  readDeskVisit: { method: 'GET', path: '/desk/visit', mount: 'api' },
  enterStaffCode: { method: 'POST', path: '/desk/admission-code', mount: 'api' },
  offerPasskey: { method: 'POST', path: '/desk/passkeys/options', mount: 'api' },
  registerPasskey: { method: 'POST', path: '/desk/passkeys', mount: 'api' },
  askForPasskey: { method: 'POST', path: '/desk/opening/options', mount: 'api' },
  openDesk: { method: 'POST', path: '/desk/opening', mount: 'api' },
  lockDesk: { method: 'POST', path: '/desk/lock', mount: 'api' },
  leaveDesk: { method: 'POST', path: '/desk/sign-out', mount: 'api' },
  readOwnDevices: { method: 'GET', path: '/desk/me/devices', mount: 'api' },
  makeRecoveryCode: { method: 'POST', path: '/desk/me/recovery-code', mount: 'api' },
  listStaff: { method: 'GET', path: '/desk/staff', mount: 'api' },
  inviteStaff: { method: 'POST', path: '/desk/staff', mount: 'api' },
  changeStaff: { method: 'PUT', path: '/desk/staff/:id', mount: 'api' },
  endStaff: { method: 'POST', path: '/desk/staff/:id/end', mount: 'api' },
  admitPasskey: { method: 'POST', path: '/desk/passkeys/:id/admission', mount: 'api' },
  endPasskey: { method: 'POST', path: '/desk/passkeys/:id/end', mount: 'api' },
  endDeskSession: { method: 'POST', path: '/desk/sessions/:id/end', mount: 'api' },
  readReview: { method: 'GET', path: '/desk/orders/:id/prescription', mount: 'api' },
  saveRecord: { method: 'PUT', path: '/desk/orders/:id/prescription/record', mount: 'api' },
  tickChecks: { method: 'POST', path: '/desk/orders/:id/prescription/ticks', mount: 'api' },
  answerDifference: { method: 'POST', path: '/desk/orders/:id/prescription/answers', mount: 'api' },
  listPrescriptionFiles: { method: 'GET', path: '/desk/orders/:id/prescription/files', mount: 'api' },
  openPrescriptionFile: { method: 'POST', path: '/desk/orders/:id/prescription/openings', mount: 'api' },
  readPrescriptionPage: {
    method: 'GET',
    path: '/desk/orders/:id/prescription/openings/:opening/pages/:page',
    mount: 'api',
  },
  downloadPrescriptionFile: {
    method: 'GET',
    path: '/desk/orders/:id/prescription/openings/:opening/file',
    mount: 'api',
  },
  requestOriginalUpload: { method: 'POST', path: '/desk/orders/:id/prescription/original/form', mount: 'api' },
  attachOriginal: { method: 'POST', path: '/desk/orders/:id/prescription/original', mount: 'api' },
  readDeskOrder: { method: 'GET', path: '/desk/orders/:id', mount: 'api' },
  actOnOrder: { method: 'POST', path: '/desk/orders/:id/actions', mount: 'api' },
  previewAmendment: { method: 'POST', path: '/desk/orders/:id/amendments/preview', mount: 'api' },
  proposeAmendment: { method: 'POST', path: '/desk/orders/:id/amendments', mount: 'api' },
  noteDecision: { method: 'POST', path: '/desk/orders/:id/amendments/decision', mount: 'api' },
  addNote: { method: 'POST', path: '/desk/orders/:id/notes', mount: 'api' },
  writeToPatient: { method: 'POST', path: '/desk/orders/:id/messages', mount: 'api' },
  noteCall: { method: 'POST', path: '/desk/orders/:id/calls', mount: 'api' },

  readQueue: { method: 'GET', path: '/desk/queue', mount: 'api' },
  searchOrders: { method: 'POST', path: '/desk/search', mount: 'api' },
  findOrderByCode: { method: 'GET', path: '/desk/find', mount: 'api' },
  takeOrders: { method: 'POST', path: '/desk/queue/take', mount: 'api' },
  releaseOrders: { method: 'POST', path: '/desk/queue/release', mount: 'api' },
  tellDelay: { method: 'POST', path: '/desk/queue/delay', mount: 'api' },
  hearDeskEvents: { method: 'GET', path: '/desk/events', mount: 'api' },
  readJournal: { method: 'GET', path: '/desk/journal', mount: 'api' },
  readDeskOverview: { method: 'GET', path: '/desk/overview', mount: 'api' },

  receiveOriginal: { method: 'POST', path: '/desk/post/originals', mount: 'api' },
  findByPatient: { method: 'POST', path: '/desk/post/search', mount: 'api' },
  listLetters: { method: 'GET', path: '/desk/post/letters', mount: 'api' },
  noteLetter: { method: 'POST', path: '/desk/post/letters', mount: 'api' },
  endLetter: { method: 'POST', path: '/desk/post/letters/:id/end', mount: 'api' },
  readPacking: { method: 'GET', path: '/desk/packing/:id', mount: 'api' },
  weighPortion: { method: 'POST', path: '/desk/packing/:id/weighings', mount: 'api' },
  changePortionBatch: { method: 'POST', path: '/desk/packing/:id/batch', mount: 'api' },
  printPaper: { method: 'POST', path: '/desk/packing/:id/papers', mount: 'api' },
  readHandOver: { method: 'GET', path: '/desk/handover', mount: 'api' },
  sendParcels: { method: 'POST', path: '/desk/handover/parcels', mount: 'api' },
  printHandOverList: { method: 'GET', path: '/desk/handover/parcels.pdf', mount: 'api' },
  listCatalogue: { method: 'GET', path: '/desk/catalogue', mount: 'api' },
  addProduct: { method: 'POST', path: '/desk/catalogue', mount: 'api' },
  readCatalogueProduct: { method: 'GET', path: '/desk/catalogue/:id', mount: 'api' },
  changeProduct: { method: 'PUT', path: '/desk/catalogue/:id', mount: 'api' },
  setProductPrice: { method: 'POST', path: '/desk/catalogue/:id/price', mount: 'api' },
  setProductSale: { method: 'POST', path: '/desk/catalogue/:id/sale', mount: 'api' },
  listStock: { method: 'GET', path: '/desk/stock', mount: 'api' },
  readProductStock: { method: 'GET', path: '/desk/stock/:id', mount: 'api' },
  listMovements: { method: 'GET', path: '/desk/stock/:id/movements', mount: 'api' },
  receiveGoods: { method: 'POST', path: '/desk/batches', mount: 'api' },
  releaseBatch: { method: 'POST', path: '/desk/batches/:id/release', mount: 'api' },
  lockBatch: { method: 'POST', path: '/desk/batches/:id/lock', mount: 'api' },
  unlockBatch: { method: 'POST', path: '/desk/batches/:id/unlock', mount: 'api' },
  countBatch: { method: 'POST', path: '/desk/batches/:id/count', mount: 'api' },
  writeOffBatch: { method: 'POST', path: '/desk/batches/:id/write-off', mount: 'api' },
  startRecall: { method: 'POST', path: '/desk/batches/:id/recall', mount: 'api' },
  listRecalls: { method: 'GET', path: '/desk/recalls', mount: 'api' },
  readRecall: { method: 'GET', path: '/desk/recalls/:id', mount: 'api' },
  noteRecallContact: { method: 'POST', path: '/desk/recalls/:id/contacts', mount: 'api' },
  mailRecalledPeople: { method: 'POST', path: '/desk/recalls/:id/mails', mount: 'api' },
  exportRecall: { method: 'GET', path: '/desk/recalls/:id/people.csv', mount: 'api' },
  endRecall: { method: 'POST', path: '/desk/recalls/:id/end', mount: 'api' },

  readStatement: { method: 'POST', path: '/desk/payments/statements', mount: 'api' },
  listStatements: { method: 'GET', path: '/desk/payments/statements', mount: 'api' },

  health: { method: 'GET', path: '/health', mount: 'api' },
  ready: { method: 'GET', path: '/ready', mount: 'api' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
