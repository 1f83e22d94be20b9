import type { deskErrors as german } from '../../de/screens/desk-errors.ts';
import type { Translated } from '../../translated.ts';

export const deskErrors: Translated<typeof german> = {
  DeskLocked: 'The desk is locked. Open it with your passkey.',
  PasskeyRefused: 'This passkey does not open the desk. Please try again.',
  StaffExists: 'Somebody in the team already has this e-mail address.',
  StaffChanged: 'Somebody else has changed this person in the meantime. Please look again.',
  OwnRoles: 'Only somebody else can change your own roles.',
  LastLead: 'This is the last lead and has to stay. Make somebody else a lead first.',
  ChangePending: 'Another change of this is waiting. Confirm it at the top of the page, or stop it.',
  SecondLeadNeeded: 'Another lead has to confirm this.',
  ReleaseNotYet: 'Your device was set up anew with a setup code. You can release again after 24 hours.',
  OwnRequest: 'Somebody else answers your own requests.',
  OrdersUnsettled:
    'These orders have to be completed and settled first: {codes}. After that the processing can be restricted.',
  ErasurePlanChanged: 'What is erased and what stays has changed meanwhile. Please look at it again.',
  OwnOrder: 'Somebody else handles your own orders.',
  LikeOwnOrder: 'This order is like your own details. Say at the order first whether it is yours.',
  RecordChanged: 'What is recorded of the prescription has changed meanwhile. Nothing you typed is lost.',
  AnswerNotPossible: 'This answer does not settle the difference.',
  PageNotShown: 'This page cannot be shown.',
  PageTooComplex: 'This page is too complex to show.',
  ChecksMissing: 'The check of the prescription is not complete yet.',
  SignedFileMissing: 'There is no signed file for this order yet. Ask the patient to upload it to the order.',
  PhotoOrPaperMissing:
    'Neither a photo nor the original of this prescription is here. Ask the patient for a photo, or record that the original has arrived.',
  OriginalMissing: 'The original prescription is not here yet. Record its arrival as soon as you have it in hand.',
  BeyondPrescription:
    'The order asks for more or for something else than the prescription. Amend the order, or ask for a new prescription.',
  RecipientUnknown: 'The delivery name is another one. Ask who takes the order, and enter the answer.',
  OriginalNotMarked: 'The original is not marked with what is dispensed yet.',
  IdentityMissing:
    'It is handed over at the counter under “Hand-over”: that records who takes it and has shown who they are.',
  DosageMissing:
    'The dosage for the label is missing. Stop packing, take the confirmation back, and settle the dosage with the practice.',
  LabelIncomplete: 'A label lacks something. What it is stands below the preview.',
  LabelNotPrinted:
    'A label is not printed yet, or it has changed since. Print it, or record that it is written by hand.',
  LabelNotSeen: 'Whoever releases an order looks at the label on each container first. That is still to be done.',
  LabelChanged: 'The label has changed since it was shown. Please look at it again.',
  ERezeptNumberMissing: 'The number of the E-Rezept is not noted yet. Enter it in the check.',
  SignatureUnchecked: 'No valid signature of this file is noted yet. Check the signature and tick it with its result.',
  PrescriptionUnverified: 'The prescription is not called valid yet. Complete its check first.',
  PrescriptionChanged: 'The prescription file has changed since you opened it. Please open it again.',
  BatchMissing: 'The released batches hold less than this order needs. Please check the stock.',
  WrongProduct: 'This is another product than ordered. Please put it back.',
  WrongBatch: 'This is not the batch that was taken for the order. Please fetch the right one, or change the batch.',
  AdviceMissing:
    'The advice is not on record yet. Nothing is handed over before pharmaceutical staff have advised the patient.',
  TillReceiptMissing: 'This money goes by the till. Please give the number of the receipt.',
  TrackingUsed: 'Another parcel already has this tracking number. Please scan the parcel again.',
  OrderNotSent: 'Goods can only be taken back once the order has left the house.',
  NothingToTakeBack: 'All of this order has been taken back or withdrawn from already.',
  LinesNotReturnable:
    'One of the lines is not part of the order, or was taken back or withdrawn from before. Please choose again.',
  WithdrawalUndecided: 'The patient has withdrawn from this order. Please decide that case first.',
  WeightOff: 'The weight is outside the tolerance. Please weigh it again.',
  PackingIncomplete:
    'Not everything has been weighed: {missing, plural, one {one portion is} other {# portions are}} missing.',
  BatchBlocked: 'A batch of this order is locked or has expired. Please stop packing.',
  SamePerson: 'Whoever packed an order does not release it. Please ask a colleague.',
  BatchChanged: 'This batch has changed in the meantime. What you entered is still here.',
  FilledGoodsUnanswered: 'Filled goods lie with this order. Please say of each container what becomes of it.',
  WitnessMissing: 'Goods are destroyed before a second person of the team. Please choose who was there.',
  BatchKnown: 'This batch has already been booked in with this delivery note.',
  CertificateMissing: 'The certificate of analysis of this batch is still missing. Attach it, then release the batch.',
  CertificateRefused:
    '{reason, select, size {This file is larger than 10 MB. Please save the certificate in a smaller size.} encrypted {This PDF is protected by a password. Please ask the supplier for one without.} active {This PDF contains scripts or attached files. Please print the certificate into a new PDF and attach that.} unchecked {This PDF cannot be checked completely. Please print the certificate into a new PDF and attach that.} other {This file is not a complete PDF. Please choose the certificate as a PDF.}}',
  OwnGoodsIn: 'Whoever booked the batch in does not release it. Please ask a colleague.',
  RecallUnfinished:
    '{open, plural, one {One person has} other {# people have}} not been reached yet. Please give the reason if you end the recall all the same.',
  TestNumberTaken: 'Another batch already has this test number.',
  SettingChanged: 'Somebody else has changed this setting meanwhile. What you typed is still there.',
  SettingRefused: 'A value is not right. Nothing is saved, and what you typed is still there.',
  ProductChanged: 'Somebody else has changed this product meanwhile. What you typed is still there.',
  PictureRefused:
    '{reason, select, size {This photo is too large. Please choose one of at most 30 MB.} pixels {This photo has too many pixels. Please make it smaller.} small {This photo is too small and would be blurred in the shop. Its longer side needs at least 320 pixels.} broken {This photo is damaged or incomplete. Please choose it again, or another one.} many {A product cannot have more than eight photos. Please remove one first.} other {This file is not a photo that we can accept. Please choose JPEG, PNG or WebP.}}',
  ImportFaulty: 'Nothing was imported: {rows, plural, one {one row has} other {# rows have}} errors.',
  ImportChanged: 'The catalogue has changed since the preview. Please look at the preview again.',
  RuleChanged: 'Somebody else has changed this rule meanwhile. What you typed is still here.',
  RuleInForce: 'This rule is or was in force. You can end it and add a new one.',
  RuleDays: 'A rule begins today or later, and does not end before its first day.',
  RateChanged: 'Somebody else has changed this way of shipping meanwhile. What you typed is still here.',
  LastRate: 'One way of shipping has to stay on offer. Please offer another one first.',
  PznTaken: 'Another product already has this PZN.',
  StatementRefused:
    '{reason, select, type {This file is not a bank statement. We read CAMT.052 and CAMT.053, also as ZIP, and CSV.} version {We do not read this version of CAMT. Please download version 02 or 08 from your bank.} broken {This statement is damaged or incomplete. Please download it from your bank again.} zip {This ZIP file is damaged or too large when unpacked.} size {This file is too large. Please download a shorter period.} account {This statement belongs to another account than the pharmacy’s.} noAccount {The settings name no valid account of the pharmacy.} currency {This statement holds bookings in a currency other than the euro.} columns {The columns do not fit this table. Please check which column holds the day, the amount and the reference.} other {We cannot read this file as a bank statement.}}',
  PaymentSentBack: 'Some of this money has been refunded since, so the booking can no longer be undone.',
  ColumnsUnknown: 'We do not know this table yet. Please assign its columns once.',
  OpenEndsUnexplained: 'Something is still open. Please give a reason for each before you close the day.',
  BooksUnset:
    'The file for the tax adviser lacks the consultant number, the client number or accounts. They are in the configuration under “books”.',
  DayPassed: 'This day is over already. Please enter the day on which the parcel is expected to arrive.',
  TrackingRequired: 'A parcel needs a link for tracking it.',
  RightMissing: 'You do not have the right to do this step.',
  AmendmentRefused: 'An order can only be lowered, and something of it has to stay.',
};
