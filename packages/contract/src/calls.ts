import type { Call } from './call.ts';
import { deskCalls } from './desk/calls.ts';
import { shopCalls } from './shop-calls.ts';

export type { Call };

/**
 * Every call of the shop, named once: method, path and where it answers. Plain data without schemas, so that the
 * browser can make a call without loading a validator; what a call takes and gives is in the file of its domain.
 */
export const calls = { ...shopCalls, ...deskCalls } satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
