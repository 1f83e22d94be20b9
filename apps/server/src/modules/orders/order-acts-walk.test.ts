import type { DispensingFact } from '@shop/contract/desk/dispensing-acts';
import { type Evidence, evidenceKinds, evidenceOf } from '@shop/contract/desk/evidence';
import { isFinal } from '@shop/contract/order-status';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../../db/schema/orders.ts';
import { type ActionName, possibleActions } from './order-actions.ts';
import { type OrderAction, whatChanges } from './order-changes.ts';
import { reserved } from './sample-notices.ts';

/** What is known of the prescription beside the order itself. */
interface World {
  order: Order;
  hasPdf: boolean;
  hasPhoto: boolean;
  isSignatureValid: boolean;
  hasNumber: boolean;
  isCovered: boolean;
  hasDose: boolean;
}

const now = new Date('2026-11-19T08:00:00Z');

function factsIn({ order, ...world }: World): ReadonlySet<DispensingFact> {
  const known: Record<DispensingFact, boolean> = {
    signedFile: world.hasPdf,
    photoOrPaper: world.hasPdf || world.hasPhoto || order.originalReceivedAt !== null,
    paper: order.originalReceivedAt !== null,
    eRezeptNumber: world.hasNumber,
    validSignature: world.isSignatureValid,
    prescriptionVerified: order.prescriptionVerifiedAt !== null,
    withinPrescription: world.isCovered,
    dosage: world.hasDose,
    // To whom, and what was said then, is asked beside what this walk is about.
    ...{
      recipient: true,
      originalMarked: true,
      advice: true,
      identity: true,
      labelComplete: true,
      labelPrinted: true,
      labelSeen: true,
    },
  };
  return new Set((Object.keys(known) as DispensingFact[]).filter((fact) => known[fact]));
}

/** What must be true of goods that leave the house, written down once more, beside the table. */
function isGrounded({ order, ...world }: World): boolean {
  const proof: Record<Evidence, boolean> = {
    signedFile: world.hasPdf && world.isSignatureValid,
    paper: order.originalReceivedAt !== null,
    eRezept: world.hasNumber,
  };
  return proof[evidenceOf(order)] && order.prescriptionVerifiedAt !== null && world.isCovered && world.hasDose;
}

const ends: readonly ActionName[] = ['reject', 'cancel', 'undelivered', 'putBack', 'takeGoodsBack', 'propose'];
/** Four of five steps go this way, or hardly a walk would come to the door. */
const forward: readonly ActionName[] = [
  ...(['review', 'original', 'verify', 'confirm', 'paid', 'prepare', 'pack', 'release'] as const),
  ...(['ship', 'ready', 'complete'] as const),
];
const givenAway: readonly ActionName[] = ['ship', 'ready', 'sendAgain', 'complete'];

/** What people bring, write down and take back. Nothing is written about a prescription that is called valid already. */
function otherMoves(world: World): ((before: World) => World)[] {
  const { order } = world;
  const replaced = (before: World, file: Partial<World>): World => ({
    ...{ ...before, hasPdf: false, hasPhoto: false, isSignatureValid: false, hasNumber: false, ...file },
    order: { ...before.order, prescriptionVerifiedAt: null, originalReceivedAt: null },
  });
  const isUnderReview = order.status !== 'requested' && order.prescriptionVerifiedAt === null;
  const isBefore = ['requested', 'inReview', 'clarification', 'confirmed'].includes(order.status);
  return [
    ...(isBefore
      ? [(w: World) => replaced(w, { hasPdf: true }), (w: World) => replaced(w, { hasPhoto: true })]
      : [(w: World) => ({ ...w, order: { ...w.order, prescriptionVerifiedAt: null }, isSignatureValid: false })]),
    ...(isUnderReview
      ? [
          ...evidenceKinds.map((evidence) => (w: World) => ({ ...w, order: { ...w.order, evidence } })),
          (w: World) => ({ ...w, isSignatureValid: !w.isSignatureValid }),
          (w: World) => ({ ...w, hasNumber: !w.hasNumber }),
          (w: World) => ({ ...w, isCovered: !w.isCovered }),
          (w: World) => ({ ...w, hasDose: !w.hasDose }),
        ]
      : []),
  ];
}

function act(world: World, name: ActionName): World {
  const extras = { message: '', estimatedDeliveryDate: null, trackingUrl: null, outcome: 'returned' };
  const change = whatChanges({ name, ...extras } as unknown as OrderAction, now);
  const proved: Partial<World> = name === 'takeBack' ? { isSignatureValid: false, hasNumber: false } : {};
  return { ...world, ...proved, order: { ...world.order, ...change } as Order };
}

test('no walk of 10,000 over the guards hands anything over without its facts', () => {
  let handedOver = 0;
  const start = fc.record({
    prescriptionFormat: fc.constantFrom('physical', 'ePrescription', 'digital'),
    shippingType: fc.constantFrom('standard', 'courier', 'selfPickUp'),
    paidAt: fc.constantFrom(now, now, null),
  });
  const mostly = fc.constantFrom(true, true, true, false);
  const flags = fc.record({
    ...{ hasPdf: mostly, hasPhoto: fc.boolean(), isSignatureValid: fc.boolean(), hasNumber: fc.boolean() },
    ...{ isCovered: mostly, hasDose: mostly },
  });
  fc.assert(
    fc.property(start, flags, fc.array(fc.nat(9_999), { minLength: 30, maxLength: 60 }), (begun, known, choices) => {
      let state: World = { ...known, order: { ...reserved, ...begun, status: 'requested' } as Order };
      for (const choice of choices) {
        if (isFinal(state.order.status)) break;
        const possible = possibleActions(state.order, 'pharmacy', { facts: factsIn(state) });
        const acts = possible.filter((name) => !ends.includes(name));
        const moves = otherMoves(state);
        const ahead = forward.find((name) => acts.includes(name));
        const index = Math.floor(choice / 5) % (acts.length + moves.length);
        const name = choice % 5 > 0 && ahead ? ahead : acts[index];
        if (name && givenAway.includes(name)) {
          expect(isGrounded(state), `${name} of ${JSON.stringify(state)}`).toBe(true);
          handedOver += name === 'complete' ? 1 : 0;
        }
        state = name ? act(state, name) : (moves[index - acts.length] ?? ((same: World) => same))(state);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(handedOver).toBeGreaterThan(100);
}, 60_000);
