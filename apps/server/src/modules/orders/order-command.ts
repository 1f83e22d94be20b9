import type { FilledAnswer } from '@shop/contract/desk/filled-goods';
import type { ErrorData } from '@shop/contract/errors';
import { hasRight } from '@shop/contract/rights';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { answerFilled } from '../packing/filled-answer-service.ts';
import { takeNamed } from '../staff/named-staff-service.ts';
import { type ActionName, obstacleTo } from './order-actions.ts';
import { openIntoFile, type WithFile } from './order-command-file.ts';
import { readFilled } from './order-command-filled.ts';
import { isAboutLeaving, leaveByWords } from './order-command-leaving.ts';
import { isAboutPacking, packByWords } from './order-command-packing.ts';
import { isAboutReview, reviewByWords } from './order-command-review.ts';
import { choices, listOpen, tellOrder, tellState } from './order-command-telling.ts';
import { readStep, takeSeen } from './order-command-words.ts';
import { orderWithCode } from './order-facts-service.ts';
import { answerLikeness } from './order-likeness-service.ts';
import type { OwnOrderParts } from './own-order-service.ts';
import { actAsStaff, type Colleague } from './staff-order-service.ts';

const usage = `npm run order                              the open orders and what is possible for each
npm run order -- CODE                      one order with all that happened to it
Everything else is done in somebody's name: add --as E-MAIL, as the desk knows you.
npm run order -- CODE prescription [FILE]  opens the prescription into a file
npm run order -- CODE review               begin to check it
npm run order -- CODE checks               what is recorded, ticked and missing
npm run order -- CODE record [FILE.json]   writes down what stands on the prescription; without a file it makes one to fill in
npm run order -- CODE tick POINT …         tick points of the checklist; untick takes them back
npm run order -- CODE difference NUMBER ANSWER ["WHAT WAS SAID" ["DOSAGE, DAY OR PRODUCT" "WITH WHOM" [WHEN]]]   settles a difference that checks lists
npm run order -- CODE ask "QUESTION"       ask the patient
npm run order -- CODE original             the original has arrived
npm run order -- CODE verify               the prescription is valid: needs the whole checklist
npm run order -- CODE confirm              say yes to the order: needs what can be read from the prescription
npm run order -- CODE takeBack "QUESTION"  take the confirmation back: the original differs
npm run order -- CODE paid "REASON"        the money has arrived in the account
npm run order -- CODE paid till RECEIPT ["TILL"]   it was paid at the till
npm run order -- CODE prepare              begin to prepare it
npm run order -- CODE stop "REASON" [BATCH=unopened|setAside|waste:WITNESS …]   stop preparing it; of what is filled say what becomes of it
npm run order -- CODE filled BATCH=unopened|waste:WITNESS …   the same of filled goods that lie apart
npm run order -- CODE weigh BATCH AMOUNT ["CONTAINER"]   what was weighed out of a batch, for the protocol
npm run order -- CODE application BATCH vaporiser|tea|oral   how it is used, where the record does not say
npm run order -- CODE label BATCH [FILE]   prints the label into a file; byHand BATCH "REASON" where it is written
npm run order -- CODE pack                 everything is weighed, labelled and packed
npm run order -- CODE seen BATCH           you have looked at the label, as who releases it does
npm run order -- CODE release              release it: a pharmacist, who did not pack it where the settings say so
npm run order -- CODE ship [TRACKING-URL] [ARRIVES YYYY-MM-DD]   a parcel needs the address
npm run order -- CODE redate YYYY-MM-DD    it arrives on another day
npm run order -- CODE ready                it can be picked up
npm run order -- CODE complete             it has arrived
npm run order -- CODE complete patient|other ["NAME"]   it was handed over at the counter, to whoever showed who they are
npm run order -- CODE recipient samePerson|patientThere|mayReceive "HOW"   who takes what is delivered under another name
npm run order -- CODE mark kept|withGoods|givenBack|toSendBack   the original is marked with what is dispensed
npm run order -- CODE undelivered returned|lost "REASON"   the parcel came back or was lost: the order ends
npm run order -- CODE sendAgain returned|lost TRACKING-URL [ARRIVES]   the free second delivery of a parcel
npm run order -- CODE takeGoodsBack here|stays all|LINES "REASON"   takes goods back after shipping; lines as 1 or 1,3
npm run order -- CODE reject "REASON"
npm run order -- CODE cancel "REASON"
npm run order -- CODE notMine              it is like an order of yours and is not; kept on record
Any step may name what you have seen: --seen VERSION of the order, --file VERSION of the prescription file. It is refused
when that has changed. Checking a file asks for the one that you opened last.`;

/** The pharmacy's work as commands, beside the desk: every step goes through the same service, with the same rights and checks. */
export async function orderCommand(parts: OwnOrderParts, typed: string[]): Promise<string | WithFile> {
  const { words, who } = await takeNamed(parts.db, typed);
  const [code, action, ...details] = words;
  if (code === undefined) return listOpen(parts);
  const order = await orderWithCode(parts.db, code);
  if (!order) return `There is no order ${terminalSafe(code)}.\n\n${usage}`;
  if (action === undefined) return tellOrder(parts, order);
  const { seen, rest } = takeSeen(details);
  const step = readStep(action, rest);
  if (typeof step === 'string') return step;
  const isKnown = ['prescription', 'recipient', 'mark', 'notMine', 'filled'].includes(action) || isAboutPacking(action);
  if (!step && !isKnown && !isAboutReview(action)) return usage;
  if (!who.person) return who.complaint;
  const colleague: Colleague = who.person;
  try {
    if (action === 'notMine') {
      await answerLikeness(parts, colleague, { orderId: order.id, isOwn: false, key: null });
      return `${order.code}: on record as an order of somebody else.`;
    }
    if (action === 'prescription') return await open(parts, order, colleague, rest[0]);
    if (isAboutLeaving(action, order)) {
      const said = await leaveByWords(parts, { order, colleague, what: action, details: rest });
      return said ?? (await tellState(parts, order));
    }
    if (isAboutPacking(action)) return await packByWords(parts, { order, colleague, what: action, details: rest });
    if (action === 'stop' || action === 'filled') {
      const filled = await readFilled(parts.db, order, action === 'stop' ? rest.slice(1) : rest);
      if (typeof filled === 'string') return filled;
      if (step?.action.name === 'stop') step.action.filled = filled;
      else return await answerByWords(parts, order, colleague, filled);
    }
    if (!step) return await reviewByWords(parts, { order, colleague, what: action, details: rest, seen });
    return await tellState(parts, await actAsStaff(parts, colleague, { orderId: order.id, ...step, seen, key: null }));
  } catch (error) {
    const why = error instanceof ShopError ? refusal(error, order, action) : null;
    if (why === null) throw error;
    return `${order.code}: ${action} is not possible (${why}). Possible: ${await choices(parts, order)}.`;
  }
}

async function answerByWords(parts: OwnOrderParts, order: Order, colleague: Colleague, answers: FilledAnswer[]) {
  const right = 'reviewPrescription';
  if (!hasRight(colleague.roles, right)) throw new ShopError('RightMissing', { right });
  await answerFilled(parts, colleague, { orderId: order.id, key: null, answers });
  return tellState(parts, order);
}

async function open(parts: OwnOrderParts, order: Order, colleague: Colleague, name?: string) {
  const right = 'seePrescription';
  if (!hasRight(colleague.roles, right)) throw new ShopError('RightMissing', { right });
  return openIntoFile(parts, order, colleague, name);
}

function refusal(
  { id, data }: Pick<ShopError, 'id'> & { data?: unknown },
  order: Order,
  action: string,
): string | null {
  switch (id) {
    case 'InvalidState':
      return (
        (!isAboutReview(action) && action !== 'filled' && obstacleTo(order, action as ActionName, 'pharmacy')) ||
        'not in this state'
      );
    case 'ChecksMissing':
      return `missing on the checklist: ${(data as ErrorData<'ChecksMissing'>).missing.join(', ')}`;
    case 'OwnOrder':
      return 'it is your own order: a colleague has to do it';
    case 'LikeOwnOrder':
      return 'it is like an order of your own: if it is not, say so first with notMine';
    case 'RightMissing':
      return `you may not do that: ${(data as ErrorData<'RightMissing'>).right}`;
    case 'AnswerNotPossible':
      return 'this answer does not settle it, or needs words';
    case 'OrderChanged':
    case 'RecordChanged':
      return 'it has changed since you saw it: look at it again';
    case 'PrescriptionChanged':
      return 'the file has changed since you opened it, or you have not opened it yet: open it first';
    case 'SignedFileMissing':
      return 'there is no signed file: ask the patient to upload it to the order';
    case 'PhotoOrPaperMissing':
      return 'there is neither a photo nor the original: ask the patient for a photo, or record the original';
    case 'OriginalMissing':
      return 'the original is not here: record its arrival with original';
    case 'ERezeptNumberMissing':
      return 'the number is not noted: tick eRezept=NUMBER';
    case 'BeyondPrescription':
      return 'it asks for more or for something else than is prescribed: amend the order, or ask for a new prescription';
    case 'SignatureUnchecked':
      return 'no valid signature is noted: tick signature=valid,CHECKER';
    case 'PrescriptionUnverified':
      return 'the prescription is not called valid: verify it';
    case 'DosageMissing':
      return 'the dosage is not settled: stop, takeBack, and settle it with the practice';
    case 'RecipientUnknown':
      return 'it is delivered under another name: settle it with recipient samePerson|patientThere|mayReceive "HOW"';
    case 'OriginalNotMarked':
      return 'the original is not marked: mark kept|withGoods|givenBack|toSendBack';
    case 'IdentityMissing':
      return 'name who took it and showed who they are: complete patient, or complete other "NAME"';
    case 'AdviceMissing':
      return 'the advice is due: tick advice=given or advice=declined, or enter it at the desk';
    case 'LabelIncomplete':
      return `the label lacks ${(data as ErrorData<'LabelIncomplete'>).missing.join(', ')}`;
    case 'LabelNotPrinted':
      return 'a label is not printed as it is now: label BATCH prints it, byHand BATCH says that it is written';
    case 'LabelNotSeen':
      return 'whoever releases it looks at each label first: seen BATCH';
    case 'WeightOff':
      return 'the weight is outside of the tolerance';
    case 'PackingIncomplete':
      return `${(data as ErrorData<'PackingIncomplete'>).missing} portions are not weighed yet`;
    case 'SamePerson':
      return 'whoever packed it does not release it';
    case 'BatchBlocked':
      return 'a batch of it is locked or has expired: stop packing';
    case 'FilledGoodsUnanswered':
      return 'filled goods lie with it: name what becomes of each, as BATCH=unopened, BATCH=setAside or BATCH=waste:WITNESS-E-MAIL';
    case 'WitnessMissing':
      return 'goods are destroyed before a second person who works here';
    case 'BatchMissing':
      return 'the released batches have less than this order needs: look at the stock';
    case 'OrderNotSent':
      return 'it has not left the house';
    case 'NothingToTakeBack':
      return 'all of it is taken back or withdrawn from already';
    case 'LinesNotReturnable':
      return `these lines cannot be taken back: ${(data as ErrorData<'LinesNotReturnable'>).positions.join(', ')}`;
    case 'WithdrawalUndecided':
      return 'the patient has withdrawn from it: decide that case first';
    case 'TillReceiptMissing':
      return 'it is paid at the till: name the receipt with paid till RECEIPT';
    case 'TrackingRequired':
      return 'a parcel needs a tracking address';
    case 'DayPassed':
      return 'this day is over already';
    case 'DeliveryNotAllowed':
      return (data as ErrorData<'DeliveryNotAllowed'>).reasonEn;
    default:
      return null;
  }
}
