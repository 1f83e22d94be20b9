import { type Check, checklists } from '@shop/contract/desk/checklist';
import { evidenceOf } from '@shop/contract/desk/evidence';
import * as dispensing from './walk-dispensing-steps.ts';
import { isLabelled, isSeenBy } from './walk-dispensing-steps.ts';
import { answer, anybody, decide, disturbances, ends } from './walk-disturbances.ts';
import * as reviewing from './walk-review-steps.ts';
import type { Name, Walk } from './walk-shop.ts';
import type { Step } from './walk-step.ts';

/** Until then things come in between; then everybody does what is next. */
const restlessSteps = 34;
const mostSteps = 110;
/** So often everything else is tried before what was left out is done after all. */
const patience = 3;

export interface Course {
  step(): Promise<boolean>;
}

type Listed = [Step, unknown];
const open = (steps: Listed[]): Step[] => steps.filter(([, isOpen]) => isOpen).map(([step]) => step);

/** What the check of the prescription still asks for, in the order of the work. */
async function openReview(walk: Walk): Promise<Step[]> {
  const order = await walk.see.order();
  const review = await walk.see.review();
  const evidence = evidenceOf(order);
  const file = await walk.see.file();
  const isWrong = review.open.length > 0 && !review.open.some(reviewing.isAnswerable);
  const points = [...checklists[evidence].confirm, ...checklists[evidence].verify];
  const isUnticked = (check: Check) => points.includes(check) && !review.ticks.get(check)?.isDone;
  const [plain, original, signature, eRezept, advice] = reviewing.ticks as [Step, Step, Step, Step, Step];
  const plainChecks = points.filter((check) => !reviewing.ownTicks.includes(check));
  return open([
    [reviewing.handIn, evidence === 'signedFile' && file === null],
    [reviewing.receive, evidence === 'paper' && order.originalReceivedAt === null],
    [reviewing.record, !review.isRecordCurrent || isWrong],
    [reviewing.settle, review.open.some(reviewing.isAnswerable)],
    [plain, plainChecks.some(isUnticked)],
    [original, isUnticked('original')],
    [signature, isUnticked('signature')],
    [eRezept, isUnticked('eRezept')],
    [advice, isUnticked('advice')],
  ]);
}

/** All that is still to be done before the order is with its patient, what comes next first. */
async function openSteps(walk: Walk): Promise<Step[]> {
  const order = await walk.see.order();
  const { status, shippingType: way } = order;
  const isChecked = order.prescriptionVerifiedAt !== null;
  const check = isChecked || status === 'requested' ? [] : [...(await openReview(walk)), reviewing.verify];
  const isAdvised = walk.done.has('advice');
  const isUnmarked = evidenceOf(order) === 'paper' && order.originalMarkedAt === null;
  const isAsked =
    way !== 'selfPickUp' && order.deliveryAddress.fullName !== order.patientName && !order.recipientAnswer;
  const leaving: Listed[] = [
    [dispensing.mark, isUnmarked],
    [dispensing.recipient, isAsked],
  ];
  switch (status) {
    case 'requested':
      return [reviewing.review];
    case 'clarification':
      return [order.proposedAt ? decide : answer];
    case 'inReview':
      return [...check, reviewing.confirm];
    case 'confirmed':
      return [
        ...check,
        ...open([[dispensing.paid, !order.paidAt && order.paymentMethod !== 'pickup']]),
        dispensing.prepare,
      ];
    case 'preparing': {
      const { portions } = await walk.see.packing();
      const isLabelDue = portions.some((portion) => !isLabelled(portion));
      const isUnseen = !portions.every(isSeenBy(walk.shop.people[walk.releaser].person.name));
      const gone = { standard: dispensing.send, courier: dispensing.tour, selfPickUp: dispensing.ready }[way];
      return [
        ...check,
        ...open([
          [dispensing.weigh, !order.preparedAt && portions.some(({ weighing }) => weighing === null)],
          [dispensing.apply, portions.some(({ label }) => label.application === null)],
          [dispensing.label, !order.releasedAt && isLabelDue],
          [dispensing.pack, !order.preparedAt],
          [dispensing.see, !order.releasedAt && isUnseen],
          [dispensing.release, !order.releasedAt],
          ...leaving,
          [dispensing.advise, !isAdvised && walk.random.chance(0.3)],
        ]),
        gone,
      ];
    }
    case 'readyForPickup':
      return [...check, ...open([...leaving, [dispensing.advise, !isAdvised]]), dispensing.atCounter];
    case 'shipped': {
      const end = {
        standard: dispensing.complete,
        courier: dispensing.atDoor('handedOver'),
        selfPickUp: dispensing.complete,
      };
      const isCourier = way === 'courier';
      return [
        ...check,
        ...open([...leaving, [dispensing.advise, isCourier && !isAdvised]]),
        end[way],
        ...(isCourier ? [dispensing.tour] : []),
      ];
    }
    default:
      return [];
  }
}

/** One walk: mostly the next sensible step, sometimes a later one, something in between, or somebody else. */
export function courseOf(walk: Walk): Course {
  const { random, plan, shop } = walk;
  let taken = 0;
  let waited = 0;
  let refusals = 0;
  const isRestless = () => taken < restlessSteps;

  async function choose(): Promise<Step | null> {
    if (isRestless() && random.chance(0.18)) return random.of(random.chance(0.04) ? ends : disturbances);
    const all = await openSteps(walk);
    if (all[0]?.name === plan.omitted) waited += 1;
    const left = waited > patience ? all : all.filter(({ name }) => name !== plan.omitted);
    const isInOrder = random.chance(isRestless() ? 0.65 : 0.85) && refusals === 0;
    return (isInOrder ? left[0] : random.of(left)) ?? null;
  }

  function whoTakes(step: Step): Name {
    if (isRestless() && random.chance(0.1)) return random.of(anybody);
    return step.by.includes(walk.releaser) && step.by.includes('ralf') ? walk.releaser : random.of(step.by);
  }

  return {
    async step() {
      taken += 1;
      const next = taken > mostSteps ? null : await choose();
      if (next === null) return false;
      shop.clock.advance({ seconds: 1 });
      const { statusCode, body } = await next.take(walk, shop.people[whoTakes(next)]);
      walk.see.forget();
      const isRefused = statusCode !== 200 || body.includes('"error"');
      refusals = isRefused ? refusals + 1 : 0;
      if (statusCode >= 500) throw new Error(`${next.name}: ${body}`);
      const count = isRefused ? `refused ${next.name}` : next.name;
      walk.done.set(count, (walk.done.get(count) ?? 0) + 1);
      return true;
    },
  };
}
