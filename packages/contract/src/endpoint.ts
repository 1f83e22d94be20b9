import type { ZodType } from 'zod';
import { answerSchema } from './answer-schema.ts';
import { type Call, type CallName, calls } from './calls.ts';
import { commonErrors, type ErrorId } from './errors.ts';
import type { Right } from './rights.ts';

/**
 * Who may ask. `guest` means everyone, signed in or not; `staff` means those whose roles hold the right, or all who have opened
 * the desk where the right is `any`; `staffSession` means a member of staff whose mailbox is proven and no more, on the way to a
 * passkey. The server looks the caller up before it reads the body, and hands them to the handler by this word.
 */
type Admission =
  | { access: 'guest' | 'patient' | 'editor' | 'staffSession'; right?: never }
  | { access: 'staff'; right: Right | 'any' };
export type Access = Admission['access'];

/** What a call can be refused with before its handler is asked. */
const refusals: Record<Access, readonly ErrorId[]> = {
  guest: [],
  patient: ['Unauthorized'],
  editor: ['Unauthorized'],
  staff: ['Unauthorized', 'DeskLocked', 'Forbidden'],
  staffSession: ['Unauthorized'],
};

/**
 * What a text may consist of. `line`: what stands in one line of a form. `lines`: line breaks as well. `asWritten`: all that
 * can be seen or read aloud, and soft hyphens and the like too.
 */
export type TextKind = 'line' | 'lines' | 'asWritten';

export type EndpointShape = Admission & {
  summary: string;
  params?: ZodType;
  query?: ZodType;
  headers?: ZodType;
  body?: ZodType;
  /** What a success carries. For an answer that is not JSON, the schema describes its text or bytes. */
  output: ZodType;
  /** The media type of a success, JSON unless said otherwise. */
  outputType?: 'text/markdown' | 'application/pdf' | 'application/zip' | 'text/csv' | 'image/*' | 'text/event-stream';
  /** The texts of the body that are more than a line, by their path: `{ 'body.text': 'lines' }`. */
  texts?: Readonly<Record<`body.${string}`, TextKind>>;
  /** How much a caller may send, where it is more than the usual 1 MiB. */
  bodyLimitBytes?: number;
  /** What this call adds to the errors of every call (`errors.ts`) and to those that its access brings. */
  errors?: readonly ErrorId[];
};

export type Endpoint<Shape extends EndpointShape = EndpointShape> = Shape &
  Call & { name: CallName; errors: readonly ErrorId[] };

/** Joins a call's name, method and path with what it takes and gives. Limits are of input; an answer has none. */
export function endpoint<const Shape extends EndpointShape>(name: CallName, shape: Shape): Endpoint<Shape> {
  return Object.assign({ name, errors: [] }, shape, { output: answerSchema(shape.output) }, calls[name]);
}

/** All that a call can answer with when it does not succeed. The server warns of any other id, and its tests fail. */
export function possibleErrors({ access, errors }: Pick<Endpoint, 'access' | 'errors'>): readonly ErrorId[] {
  return [...errors, ...refusals[access], ...commonErrors];
}

type Part<E, Key extends string> = E extends { [K in Key]: infer Schema extends ZodType } ? Schema : never;
type Given<E, Key extends string> = [Part<E, Key>] extends [never]
  ? unknown
  : { [K in Key]: Part<E, Key>['_zod']['input'] };
/** A query of which nothing is needed may be left out. */
type GivenQuery<E> = [Part<E, 'query'>] extends [never]
  ? unknown
  : Record<never, never> extends Part<E, 'query'>['_zod']['input']
    ? { query?: Part<E, 'query'>['_zod']['input'] | undefined }
    : Given<E, 'query'>;
type Parsed<E, Key extends string> = [Part<E, Key>] extends [never]
  ? unknown
  : { [K in Key]: Part<E, Key>['_zod']['output'] };

/** What a caller hands over, before defaults and transforms. */
export type Input<E> = Given<E, 'params'> & GivenQuery<E> & Given<E, 'headers'> & Given<E, 'body'>;
/** What a handler receives, after parsing. */
export type ParsedInput<E> = Parsed<E, 'params'> & Parsed<E, 'query'> & Parsed<E, 'headers'> & Parsed<E, 'body'>;
/** What travels back. */
export type Output<E> = Part<E, 'output'>['_zod']['output'];
/** What a handler may return: the output before its schema strips what it does not name. */
export type Answer<E> = Part<E, 'output'>['_zod']['input'];
