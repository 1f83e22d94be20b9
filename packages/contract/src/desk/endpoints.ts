import type { Endpoint } from '../endpoint.ts';
import * as deskAmendments from './amendments.ts';
import type { deskCalls } from './calls.ts';
import * as deskCatalogue from './catalogue.ts';
import * as deskImport from './catalogue-import.ts';
import * as deskPictures from './catalogue-pictures.ts';
import * as events from './events.ts';
import * as deskHandOver from './handover.ts';
import * as journal from './journal.ts';
import * as deskMe from './me.ts';
import * as deskNotes from './notes.ts';
import * as deskOrders from './orders.ts';
import * as deskOverview from './overview.ts';
import * as deskPacking from './packing.ts';
import * as deskPayments from './payments.ts';
import * as deskPost from './post.ts';
import * as deskPrescriptions from './prescriptions.ts';
import * as queue from './queue.ts';
import * as deskRates from './rates.ts';
import * as deskRecalls from './recalls.ts';
import * as deskRecordExports from './record-exports.ts';
import * as deskRecords from './records.ts';
import * as deskRetention from './retention-plan.ts';
import * as deskReview from './review.ts';
import * as deskRules from './rules.ts';
import * as deskSettings from './settings.ts';
import * as deskSignIn from './sign-in.ts';
import * as deskStaff from './staff.ts';
import * as deskStock from './stock.ts';
import * as deskWithdrawals from './withdrawals.ts';

/** The endpoints of the pharmacy's desk under their calls' names, part of the one table in `../endpoints.ts`. */
export const deskEndpoints = {
  readDeskMe: deskMe.readDeskMe,
  readQueue: queue.readQueue,
  searchOrders: queue.searchOrders,
  findOrderByCode: queue.findOrderByCode,
  takeOrders: queue.takeOrders,
  releaseOrders: queue.releaseOrders,
  tellDelay: queue.tellDelay,
  hearDeskEvents: events.hearDeskEvents,
  readJournal: journal.readJournal,
  listRules: deskRules.listRules,
  addRule: deskRules.addRule,
  changeRule: deskRules.changeRule,
  removeRule: deskRules.removeRule,
  readRuleEffects: deskRules.readRuleEffects,
  tryDelivery: deskRules.tryDelivery,
  listRates: deskRates.listRates,
  addPickupPlace: deskRates.addPickupPlace,
  changeRate: deskRates.changeRate,
  setCourierArea: deskRates.setCourierArea,
  checkRecords: deskRecords.checkRecords,
  readDay: deskRecords.readDay,
  closeDay: deskRecords.closeDay,
  exportDatev: deskRecordExports.exportDatev,
  exportInvoices: deskRecordExports.exportInvoices,
  exportInspection: deskRecordExports.exportInspection,
  printDay: deskRecords.printDay,
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
  undoPayment: deskPayments.undoPayment,
  listSettledPayments: deskPayments.listSettledPayments,
  findPayableOrder: deskPayments.findPayableOrder,
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
  readSettings: deskSettings.readSettings,
  changeSetting: deskSettings.changeSetting,
  listWithdrawals: deskWithdrawals.listWithdrawals,
  enterWithdrawal: deskWithdrawals.enterWithdrawal,
  readWithdrawal: deskWithdrawals.readWithdrawal,
  assignWithdrawal: deskWithdrawals.assignWithdrawal,
  confirmWithdrawalSender: deskWithdrawals.confirmWithdrawalSender,
  acceptWithdrawal: deskWithdrawals.acceptWithdrawal,
  refuseWithdrawal: deskWithdrawals.refuseWithdrawal,
  noteGoodsBack: deskWithdrawals.noteGoodsBack,
  waiveGoods: deskWithdrawals.waiveGoods,
  printGoodsBack: deskWithdrawals.printGoodsBack,
  closeWithdrawal: deskWithdrawals.closeWithdrawal,
  dismissWithdrawal: deskWithdrawals.dismissWithdrawal,
  reopenWithdrawal: deskWithdrawals.reopenWithdrawal,
  readRetention: deskRetention.readRetention,
  runRetention: deskRetention.runRetention,
  holdOrder: deskRetention.holdOrder,
  endHold: deskRetention.endHold,
} satisfies Record<keyof typeof deskCalls, Endpoint>;
