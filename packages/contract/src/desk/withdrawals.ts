import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, requiredText } from '../form-fields.ts';
import { withdrawalLimits } from '../form-limits.ts';
import { cents } from '../money.ts';
import { orderStatuses } from '../order-status.ts';
import {
  enteredChannels,
  goodsStates,
  withdrawalChannels,
  withdrawalDecisions,
  withdrawalStates,
  withdrawalTextLimits,
} from './withdrawal-words.ts';
import { writeOnce } from './writing.ts';

const moment = z.iso.datetime();

const listed = {
  id: z.uuid(),
  receivedAt: moment,
  dueOn: z.iso.date().describe('the last day on which the money may go back (§ 357 (1) BGB)'),
  channel: z.enum(withdrawalChannels),
  fullName: z.string().describe('as it was declared'),
  orderCode: z.string().describe('of the order, or as it was declared where none was found'),
  hasOrder: z.boolean(),
  scope: z.enum(['whole', 'part']),
  state: z.enum(withdrawalStates),
  decision: z.enum(withdrawalDecisions).nullable(),
};
const listedWithdrawal = z.object(listed);
export type ListedWithdrawal = z.output<typeof listedWithdrawal>;

const done = z.object({ at: moment, by: z.string() }).nullable();

const withdrawalCase = z.object({
  ...listed,
  email: z.string().nullable().describe('as it was declared; null where none was'),
  declaredCode: z.string(),
  products: z.string().nullable(),
  isSameEmail: z.boolean().describe('order code and e-mail address belong to one order'),
  enteredBy: z.string().nullable(),
  checked: z.object({ at: moment, by: z.string(), how: z.string() }).nullable(),
  decided: done,
  refusal: z.string().nullable(),
  acceptedCent: cents.nullable(),
  acceptedLines: z.array(z.int()).nullable().describe('positions; null for the whole order'),
  goods: z.enum(goodsStates).nullable(),
  goodsBack: z.object({ at: moment, by: z.string(), note: z.string() }).nullable(),
  closed: z.object({ at: moment, by: z.string().nullable(), reason: z.string().nullable() }).nullable(),
  order: z
    .object({
      id: z.uuid(),
      code: z.string(),
      status: z.enum(orderStatuses),
      patientName: z.string(),
      totalCent: cents,
      paidCent: z.int(),
      refundDueCent: cents.describe('what goes back now, whatever the reason'),
      hasLeft: z.boolean().describe('sent or handed over: lines of it can be accepted'),
      lines: z.array(
        z.object({
          position: z.int(),
          name: z.string(),
          quantity: z.int(),
          unit: z.string(),
          totalCent: cents,
          isWithdrawn: z.boolean().describe('accepted in this case or in another one'),
          isTakenBack: z.boolean().describe('the pharmacy took it back by itself'),
        }),
      ),
      others: z.array(z.uuid()).describe('further cases about this order'),
    })
    .nullable(),
});
export type WithdrawalCase = z.output<typeof withdrawalCase>;

const aboutCase = { access: 'staff', params: z.object({ id: z.uuid() }), output: withdrawalCase } as const;
/** Taking declarations and goods in is everybody's who hands goods out; what becomes of a contract is for a pharmacist. */
const taking = { ...aboutCase, right: 'handOver', headers: writeOnce } as const;
const deciding = { ...aboutCase, right: 'confirmOrder', headers: writeOnce } as const;

export const listWithdrawals = endpoint('listWithdrawals', {
  summary: 'Cases of withdrawal: those that are open, the earliest deadline first, or the newest that are closed',
  access: 'staff',
  right: 'seeOrder',
  query: z.object({ closed: z.enum(['yes', 'no']).default('no') }),
  output: z.object({ withdrawals: z.array(listedWithdrawal).describe('at most 200'), open: z.int() }),
});

export const readWithdrawal = endpoint('readWithdrawal', {
  summary: 'One case: what was declared, the order, and what was done',
  ...aboutCase,
  right: 'seeOrder',
});

export const enterWithdrawal = endpoint('enterWithdrawal', {
  summary: 'Enters a declaration that came by mail, by letter or on the telephone',
  access: 'staff',
  right: 'handOver',
  headers: writeOnce,
  body: z.object({
    channel: z.enum(enteredChannels),
    receivedOn: z.iso.date(),
    fullName: requiredText(withdrawalLimits.fullName),
    orderCode: requiredText(withdrawalLimits.orderCode),
    email: email.nullable(),
    scope: z.enum(['whole', 'part']),
    products: requiredText(withdrawalLimits.products).nullable(),
  }),
  texts: { 'body.products': 'lines' },
  output: withdrawalCase,
});

export const assignWithdrawal = endpoint('assignWithdrawal', {
  summary: 'Says which order a declaration is about, where its code is wrong',
  ...taking,
  body: z.object({ orderCode: requiredText(withdrawalLimits.orderCode) }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const confirmWithdrawalSender = endpoint('confirmWithdrawalSender', {
  summary: 'Somebody has made sure that the declaration comes from the patient: from now on it counts',
  ...taking,
  body: z.object({ how: requiredText(withdrawalTextLimits.how) }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const acceptWithdrawal = endpoint('acceptWithdrawal', {
  summary: 'Accepts a withdrawal, of the whole order or of some lines: what was paid for it becomes due back',
  ...deciding,
  body: z.object({
    lines: z.array(z.int().min(0)).min(1).max(100).nullable().describe('positions; null for the whole order'),
    goods: z.enum(['nothing', 'awaited']),
  }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const refuseWithdrawal = endpoint('refuseWithdrawal', {
  summary: 'Refuses a withdrawal, with a reason that the patient reads, and closes the case',
  ...deciding,
  body: z.object({ reason: requiredText(withdrawalTextLimits.refusal) }),
  texts: { 'body.reason': 'lines' },
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const noteGoodsBack = endpoint('noteGoodsBack', {
  summary: 'What was awaited has come back, and what becomes of it',
  ...taking,
  body: z.object({ note: requiredText(withdrawalTextLimits.note) }),
  texts: { 'body.note': 'lines' },
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const waiveGoods = endpoint('waiveGoods', {
  summary: 'The money goes back without the goods that were awaited, for a reason that stays in the house',
  ...deciding,
  body: z.object({ reason: requiredText(withdrawalTextLimits.note) }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const printGoodsBack = endpoint('printGoodsBack', {
  summary: 'The paper that goes with returned goods: what came back, when, and what becomes of it',
  ...aboutCase,
  right: 'handOver',
  output: z.file(),
  outputType: 'application/pdf',
  errors: ['InvalidState'],
});

export const closeWithdrawal = endpoint('closeWithdrawal', {
  summary: 'Closes a case in which nothing is open any more',
  ...deciding,
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const dismissWithdrawal = endpoint('dismissWithdrawal', {
  summary: 'Closes a case without a decision: no such order, declared twice, or done in another way. Nobody is told',
  ...deciding,
  body: z.object({ reason: requiredText(withdrawalTextLimits.dismissal) }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const reopenWithdrawal = endpoint('reopenWithdrawal', {
  summary: 'Opens a case again that was refused or closed without a decision',
  ...deciding,
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});
