import { z } from 'zod';
import { address } from '../address.ts';
import { endpoint } from '../endpoint.ts';
import { email, phoneNumber, requiredText } from '../form-fields.ts';
import { registrationLimits } from '../form-limits.ts';
import {
  correctedFields,
  erasedKinds,
  privacyChannels,
  privacyKinds,
  privacyOutcomes,
  privacyRefusals,
  privacyTextLimits,
  retainedKinds,
} from './privacy-words.ts';
import { writeOnce } from './writing.ts';

const moment = z.iso.datetime();
const { how, reason, person: personLimit } = privacyTextLimits;

const listed = {
  id: z.uuid(),
  kind: z.enum(privacyKinds),
  channel: z.enum(privacyChannels),
  personName: z.string().describe('empty where nobody is known by the address'),
  email: z.string(),
  receivedOn: z.iso.date(),
  dueOn: z.iso.date().describe('the last day of answering (DSGVO Art. 12 (3))'),
  isOverdue: z.boolean(),
  isExtended: z.boolean(),
  outcome: z.enum(privacyOutcomes).nullable().describe('null while it is open'),
  closedAt: moment.nullable(),
  isRestricted: z.boolean().describe('the data of the person is out of sight now'),
};
const listedRequest = z.object(listed);
export type ListedPrivacyRequest = z.output<typeof listedRequest>;

const foundPerson = z.object({
  hasAccount: z.boolean(),
  name: z.string(),
  email: z.string(),
  orders: z.int().describe('that are still kept'),
  isRestricted: z.boolean(),
});
export type FoundPerson = z.output<typeof foundPerson>;

const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.iso.date(),
  email: z.string(),
  phone: z.string().describe('E.164'),
  fullName: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
});
export type PrivacyProfile = z.output<typeof profile>;

const erasurePlan = z.object({
  fingerprint: z.string().describe('of this plan; another one is refused with `ErasurePlanChanged`'),
  going: z.array(z.object({ what: z.enum(erasedKinds), count: z.int() })),
  cancelled: z.array(z.string()).describe('codes of open orders that are cancelled'),
  staying: z.array(
    z.object({
      what: z.enum(retainedKinds),
      count: z.int(),
      until: z.iso.date().nullable().describe('the last day; null while nobody can say'),
    }),
  ),
});
export type ErasurePlan = z.output<typeof erasurePlan>;

const privacyRequest = z.object({
  ...listed,
  hasAccount: z.boolean(),
  isOwn: z.boolean().describe('of whoever asks: a colleague acts on it'),
  identityHow: z.string(),
  enteredAt: moment,
  enteredBy: z.string(),
  extension: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
  closedBy: z.string().nullable(),
  refusal: z.object({ ground: z.enum(privacyRefusals), reason: z.string() }).nullable(),
  profile: profile.nullable().describe('of a correction that is open'),
  changes: z.array(z.object({ field: z.enum(correctedFields), before: z.string(), after: z.string() })),
  plan: erasurePlan.nullable().describe('of an erasure that is open: what would be done now'),
  kept: z.array(z.object({ what: z.enum(retainedKinds), until: z.iso.date().nullable() })),
  unsettled: z.array(z.string()).describe('codes of orders that stand in the way of a restriction'),
  isCopyTaken: z.boolean().describe('somebody has downloaded the copy to hand it over'),
  lift: z
    .object({ announcedAt: moment, reason: z.string(), liftedAt: moment.nullable(), by: z.string().nullable() })
    .nullable()
    .describe('of a restriction: when the person was told that it ends, and when it ended'),
  history: z.array(z.object({ at: moment, by: z.string().nullable(), what: z.string() })).describe('oldest first'),
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

const onPrivacy = { access: 'staff', right: 'changeRetention' } as const;
const aboutRequest = { ...onPrivacy, params: z.object({ id: z.uuid() }), output: privacyRequest } as const;
const acting = { ...aboutRequest, headers: writeOnce, errors: ['InvalidState', 'OwnRequest'] } as const;

export const listPrivacyRequests = endpoint('listPrivacyRequests', {
  summary: 'Requests of people about their data: open ones by their deadline, and the newest that are closed',
  ...onPrivacy,
  output: z.object({ open: z.array(listedRequest), closed: z.array(listedRequest).describe('at most 100') }),
});

export const findPrivacyPerson = endpoint('findPrivacyPerson', {
  summary: 'Whom the shop knows by exactly this e-mail address or order code, restricted or not',
  ...onPrivacy,
  body: z.object({ person: requiredText(personLimit) }),
  output: z.object({ person: foundPerson.nullable() }),
});

export const enterPrivacyRequest = endpoint('enterPrivacyRequest', {
  summary: 'Enters what a person has asked for, by whichever way it came; somebody unknown by their e-mail address',
  ...onPrivacy,
  headers: writeOnce,
  body: z.object({
    person: requiredText(personLimit),
    right: z.enum(privacyKinds),
    channel: z.enum(privacyChannels),
    receivedOn: z.iso.date(),
    identityHow: requiredText(how),
  }),
  output: privacyRequest,
  errors: ['OwnRequest'],
});

export const readPrivacyRequest = endpoint('readPrivacyRequest', {
  summary: 'One request: who asked for what, what could be done now, and what was done',
  ...aboutRequest,
});

export const extendPrivacyRequest = endpoint('extendPrivacyRequest', {
  summary: 'Prolongs the deadline once by two months, with a reason that the person reads',
  ...acting,
  body: z.object({ reason: requiredText(reason) }),
  texts: { 'body.reason': 'lines' },
});

export const downloadPrivacyCopy = endpoint('downloadPrivacyCopy', {
  summary: 'The same file that the person can download, to be handed over; each download is on record',
  ...aboutRequest,
  output: z.file(),
  outputType: 'application/zip',
  errors: ['InvalidState', 'OwnRequest', 'ExportRunning', 'ExportsBusy'],
});

export const answerWithCopy = endpoint('answerWithCopy', {
  summary: 'The copy waits in the account, which a mail tells, or was handed over after it was downloaded',
  ...acting,
  body: z.object({ how: z.enum(['account', 'handed']) }),
});

export const correctPerson = endpoint('correctPerson', {
  summary: 'Corrects what the profile says of the person; sealed papers stay as they are',
  ...acting,
  body: z.object({
    firstName: requiredText(registrationLimits.firstName),
    lastName: requiredText(registrationLimits.lastName),
    birthDate: z.iso.date(),
    email,
    phoneNumber,
    address: address.omit({ country: true }),
  }),
  errors: ['InvalidState', 'OwnRequest', 'Underage', 'PhoneNumberInvalid', 'UniqueConstraintViolation'],
});

export const erasePerson = endpoint('erasePerson', {
  summary: 'Erases what may go, restricts what has to stay, and tells the person of both',
  ...acting,
  body: z.object({ fingerprint: z.string().max(100).describe('of the plan that was seen') }),
  errors: ['InvalidState', 'OwnRequest', 'ErasurePlanChanged'],
});

export const restrictPerson = endpoint('restrictPerson', {
  summary: 'Puts the data of the person out of sight; refused while an order of theirs is open or not settled',
  ...acting,
  errors: ['InvalidState', 'OwnRequest', 'OrdersUnsettled'],
});

export const announceLift = endpoint('announceLift', {
  summary: 'Tells the person that the restriction will end, and why (DSGVO Art. 18 (3))',
  ...acting,
  body: z.object({ reason: requiredText(reason) }),
  texts: { 'body.reason': 'lines' },
});

export const liftRestriction = endpoint('liftRestriction', {
  summary: 'Ends a restriction of which the person was told before',
  ...acting,
});

export const refusePrivacyRequest = endpoint('refusePrivacyRequest', {
  summary: 'Refuses a request, with a reason that the person reads',
  ...acting,
  body: z.object({ ground: z.enum(privacyRefusals), reason: requiredText(reason) }),
  texts: { 'body.reason': 'lines' },
});
