import * as auth from './auth.ts';
import type { CallName } from './calls.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as checkout from './checkout.ts';
import * as content from './content.ts';
import { deskEndpoints } from './desk/endpoints.ts';
import * as editor from './editor.ts';
import * as emailChange from './email-change.ts';
import type { Endpoint } from './endpoint.ts';
import * as healthConsent from './health-consent.ts';
import * as operation from './operation.ts';
import * as orders from './orders.ts';
import * as patient from './patient.ts';
import * as prescription from './prescription.ts';
import * as waitlist from './waitlist.ts';
import * as withdrawal from './withdrawal.ts';

/** Every endpoint under its call's name; a call without an endpoint does not compile. */
export const endpoints = {
  readContentFile: content.readContentFile,
  listBlogPosts: content.listBlogPosts,
  readBlogPost: content.readBlogPost,
  readFaq: content.readFaq,
  listProducts: catalogue.listProducts,
  readProduct: catalogue.readProduct,
  readProductPicture: catalogue.readProductPicture,
  readProductCertificate: catalogue.readProductCertificate,
  findShopByDomain: catalogue.findShopByDomain,
  readShopContext: catalogue.readShopContext,
  readCart: cart.readCart,
  addCartItem: cart.addCartItem,
  setCartQuantity: cart.setCartQuantity,
  decrementCartItem: cart.decrementCartItem,
  requestPrescriptionUpload: prescription.requestPrescriptionUpload,
  assignPrescription: prescription.assignPrescription,
  listShippingOptions: checkout.listShippingOptions,
  reserveCart: checkout.reserveCart,
  readWaitlist: waitlist.readWaitlist,
  joinWaitlist: waitlist.joinWaitlist,
  leaveWaitlist: waitlist.leaveWaitlist,
  readPersonalData: patient.readPersonalData,
  saveBillingAddress: patient.saveBillingAddress,
  changePhone: patient.changePhone,
  sendEmailChangeCode: emailChange.sendEmailChangeCode,
  changeEmail: emailChange.changeEmail,
  readEmailChange: emailChange.readEmailChange,
  sendOldEmailCode: emailChange.sendOldEmailCode,
  confirmEmailChange: emailChange.confirmEmailChange,
  cancelEmailChange: emailChange.cancelEmailChange,
  stopEmailChange: emailChange.stopEmailChange,
  trustDevice: auth.trustDevice,
  readHealthConsent: healthConsent.readHealthConsent,
  giveConsent: healthConsent.giveConsent,
  readConsentWithdrawal: healthConsent.readConsentWithdrawal,
  withdrawConsent: healthConsent.withdrawConsent,
  listDeliveryAddresses: patient.listDeliveryAddresses,
  addDeliveryAddress: patient.addDeliveryAddress,
  changeDeliveryAddress: patient.changeDeliveryAddress,
  removeDeliveryAddress: patient.removeDeliveryAddress,
  exportPersonalData: patient.exportPersonalData,
  deleteAccount: patient.deleteAccount,
  listOrders: orders.listOrders,
  readOrder: orders.readOrder,
  downloadInvoice: orders.downloadInvoice,
  downloadCoverSheet: orders.downloadCoverSheet,
  cancelOrder: orders.cancelOrder,
  replacePrescription: orders.replacePrescription,
  answerQuestion: orders.answerQuestion,
  writeAboutOrder: orders.writeAboutOrder,
  decideAmendment: orders.decideAmendment,
  declareWithdrawal: withdrawal.declareWithdrawal,
  sendSignInCode: auth.sendSignInCode,
  signInWithCode: auth.signInWithCode,
  readSession: auth.readSession,
  readLegacySession: auth.readLegacySession,
  completeOnboarding: auth.completeOnboarding,
  signOut: auth.signOut,
  legacyLogout: auth.legacyLogout,
  editorLogin: editor.editorLogin,
  editorLogout: editor.editorLogout,
  listEditorFiles: editor.listEditorFiles,
  listEditorChanges: editor.listEditorChanges,
  readEditorFile: editor.readEditorFile,
  saveEditorFile: editor.saveEditorFile,
  removeEditorFile: editor.removeEditorFile,
  uploadEditorImage: editor.uploadEditorImage,
  readEditorImage: editor.readEditorImage,
  listEditorRevisions: editor.listEditorRevisions,
  readEditorRevision: editor.readEditorRevision,
  restoreEditorFile: editor.restoreEditorFile,
  renamePost: editor.renamePost,
  ...deskEndpoints,
  health: operation.health,
  ready: operation.ready,
} satisfies Record<CallName, Endpoint>;

export type Endpoints = typeof endpoints;
