import * as auth from './auth.ts';
import type { CallName } from './calls.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as checkout from './checkout.ts';
import * as content from './content.ts';
import * as deskAmendments from './desk/amendments.ts';
import * as deskCatalogue from './desk/catalogue.ts';
import * as deskImport from './desk/catalogue-import.ts';
import * as deskPictures from './desk/catalogue-pictures.ts';
import * as events from './desk/events.ts';
import * as deskHandOver from './desk/handover.ts';
import * as journal from './desk/journal.ts';
import * as deskMe from './desk/me.ts';
import * as deskNotes from './desk/notes.ts';
import * as deskOrders from './desk/orders.ts';
import * as deskOverview from './desk/overview.ts';
import * as deskPacking from './desk/packing.ts';
import * as deskPayments from './desk/payments.ts';
import * as deskPost from './desk/post.ts';
import * as deskPrescriptions from './desk/prescriptions.ts';
import * as queue from './desk/queue.ts';
import * as deskRecalls from './desk/recalls.ts';
import * as deskReview from './desk/review.ts';
import * as deskSignIn from './desk/sign-in.ts';
import * as deskStaff from './desk/staff.ts';
import * as deskStock from './desk/stock.ts';
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
  readDeskMe: deskMe.readDeskMe,
  readQueue: queue.readQueue,
  searchOrders: queue.searchOrders,
  findOrderByCode: queue.findOrderByCode,
  takeOrders: queue.takeOrders,
  releaseOrders: queue.releaseOrders,
  tellDelay: queue.tellDelay,
  hearDeskEvents: events.hearDeskEvents,
  readJournal: journal.readJournal,
  readDeskOverview: deskOverview.readDeskOverview,
  receiveOriginal: deskPost.receiveOriginal,
  findByPatient: deskPost.findByPatient,
  listLetters: deskPost.listLetters,
  noteLetter: deskPost.noteLetter,
  endLetter: deskPost.endLetter,
  listPayments: deskPayments.listPayments,
  bookSurePayments: deskPayments.bookSurePayments,
  bookPayment: deskPayments.bookPayment,
  setPaymentAside: deskPayments.setPaymentAside,
  noteRefund: deskPayments.noteRefund,
  readStatement: deskPayments.readStatement,
  listStatements: deskPayments.listStatements,
  readPacking: deskPacking.readPacking,
  weighPortion: deskPacking.weighPortion,
  changePortionBatch: deskPacking.changePortionBatch,
  printPaper: deskPacking.printPaper,
  listStock: deskStock.listStock,
  readProductStock: deskStock.readProductStock,
  listMovements: deskStock.listMovements,
  receiveGoods: deskStock.receiveGoods,
  releaseBatch: deskStock.releaseBatch,
  lockBatch: deskStock.lockBatch,
  unlockBatch: deskStock.unlockBatch,
  countBatch: deskStock.countBatch,
  writeOffBatch: deskStock.writeOffBatch,
  attachCertificate: deskStock.attachCertificate,
  readCertificate: deskStock.readCertificate,
  readHandOver: deskHandOver.readHandOver,
  sendParcels: deskHandOver.sendParcels,
  printHandOverList: deskHandOver.printHandOverList,
  listCatalogue: deskCatalogue.listCatalogue,
  addProduct: deskCatalogue.addProduct,
  readCatalogueProduct: deskCatalogue.readCatalogueProduct,
  changeProduct: deskCatalogue.changeProduct,
  addProductPicture: deskPictures.addProductPicture,
  arrangeProductPictures: deskPictures.arrangeProductPictures,
  setProductPrice: deskCatalogue.setProductPrice,
  setProductSale: deskCatalogue.setProductSale,
  previewImport: deskImport.previewImport,
  importCatalogue: deskImport.importCatalogue,
  startTour: deskHandOver.startTour,
  printTour: deskHandOver.printTour,
  noteAdvice: deskHandOver.noteAdvice,
  handOverAtCounter: deskHandOver.handOverAtCounter,
  readOwnTour: deskHandOver.readOwnTour,
  endStop: deskHandOver.endStop,
  startRecall: deskRecalls.startRecall,
  listRecalls: deskRecalls.listRecalls,
  readRecall: deskRecalls.readRecall,
  noteRecallContact: deskRecalls.noteRecallContact,
  mailRecalledPeople: deskRecalls.mailRecalledPeople,
  exportRecall: deskRecalls.exportRecall,
  endRecall: deskRecalls.endRecall,
  sendDeskCode: deskSignIn.sendDeskCode,
  signInAtDesk: deskSignIn.signInAtDesk,
  readDeskVisit: deskSignIn.readDeskVisit,
  enterStaffCode: deskSignIn.enterStaffCode,
  offerPasskey: deskSignIn.offerPasskey,
  registerPasskey: deskSignIn.registerPasskey,
  askForPasskey: deskSignIn.askForPasskey,
  openDesk: deskSignIn.openDesk,
  lockDesk: deskSignIn.lockDesk,
  leaveDesk: deskSignIn.leaveDesk,
  readOwnDevices: deskStaff.readOwnDevices,
  makeRecoveryCode: deskStaff.makeRecoveryCode,
  listStaff: deskStaff.listStaff,
  inviteStaff: deskStaff.inviteStaff,
  changeStaff: deskStaff.changeStaff,
  endStaff: deskStaff.endStaff,
  admitPasskey: deskStaff.admitPasskey,
  endPasskey: deskStaff.endPasskey,
  endDeskSession: deskStaff.endDeskSession,
  readReview: deskReview.readReview,
  saveRecord: deskReview.saveRecord,
  tickChecks: deskReview.tickChecks,
  answerDifference: deskReview.answerDifference,
  listPrescriptionFiles: deskPrescriptions.listPrescriptionFiles,
  openPrescriptionFile: deskPrescriptions.openPrescriptionFile,
  readPrescriptionPage: deskPrescriptions.readPrescriptionPage,
  downloadPrescriptionFile: deskPrescriptions.downloadPrescriptionFile,
  requestOriginalUpload: deskPrescriptions.requestOriginalUpload,
  attachOriginal: deskPrescriptions.attachOriginal,
  readDeskOrder: deskOrders.readDeskOrder,
  actOnOrder: deskOrders.actOnOrder,
  previewAmendment: deskAmendments.previewAmendment,
  proposeAmendment: deskAmendments.proposeAmendment,
  noteDecision: deskAmendments.noteDecision,
  addNote: deskNotes.addNote,
  writeToPatient: deskNotes.writeToPatient,
  noteCall: deskNotes.noteCall,
  health: operation.health,
  ready: operation.ready,
} satisfies Record<CallName, Endpoint>;

export type Endpoints = typeof endpoints;
