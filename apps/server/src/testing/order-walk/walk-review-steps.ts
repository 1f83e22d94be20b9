import { type Check, checklists } from '@shop/contract/desk/checklist';
import { type AnswerChoice, answersTo } from '@shop/contract/desk/difference-answers';
import { evidenceOf } from '@shop/contract/desk/evidence';
import { receiveOriginal } from '@shop/contract/desk/post';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import { answerDifference, saveRecord, tickChecks } from '@shop/contract/desk/review';
import { replacePrescription } from '@shop/contract/orders';
import { germanDay } from '../../german-day.ts';
import type { Review } from '../../modules/prescriptions/review-service.ts';
import { tickFor } from '../prescription-review.ts';
import { once } from '../write-headers.ts';
import { upload, type Walk } from './walk-shop.ts';
import { act, type Step } from './walk-step.ts';

/** What the walks write as a dose; whatever else stands there is none. */
const doses = ['abends 0,1 g verdampfen', '2 × täglich 0,05 g verdampfen', '3 × täglich 0,1 ml einnehmen'];

/** Other days for other prescriptions: all of one day are compared with each other. */
function issuedOn({ plan }: Walk, createdAt: Date): string {
  return germanDay(new Date(createdAt.getTime() - (plan.number % 60) * 86_400_000));
}

/** What stands on the prescription: all that was ordered, but for one fault. */
async function recordWith(walk: Walk, fault: string | null): Promise<PrescriptionRecord> {
  const { lines: ordered, order } = await walk.see.review();
  const said = new Map<string | null, string>([
    ['asTold', 'wie besprochen'],
    ['noDose', ''],
  ]);
  const planned = { signedFile: 'signedFile', photo: 'paper', paper: 'paper', eRezept: 'eRezept' } as const;
  return {
    kind: 'private',
    evidence:
      fault === 'otherEvidence' ? walk.random.of(['signedFile', 'paper', 'eRezept']) : planned[walk.plan.evidence],
    issuedOn: issuedOn(walk, order.createdAt),
    validUntil: null,
    patientName: fault === 'otherName' ? 'Lena Beispiel-Kern' : order.patientName,
    birthDate: fault === 'otherBirthDate' ? '1960-01-01' : order.birthDate,
    prescriber: {
      name: `Dr. Ebert ${walk.plan.number}`,
      profession: 'doctor',
      address: 'Kranenkai 3',
      phone: '0931 1',
    },
    isSigned: fault !== 'notSigned',
    lines: ordered.slice(fault === 'notPrescribed' ? 1 : 0).map(({ position, name, pzn, unit, quantity }) => ({
      orderLine: position,
      pzn: fault === 'otherProduct' ? null : pzn,
      product: fault === 'otherProduct' ? 'Eine andere Sorte' : name,
      amount: fault === 'lessAmount' ? quantity - 1 : quantity,
      unit,
      instructions: said.get(fault) ?? walk.random.of(doses),
      application: fault === 'noApplication' ? null : 'vaporiser',
    })),
  };
}

export const faults = [
  ...['asTold', 'noDose', 'lessAmount', 'noApplication', 'otherName', 'otherBirthDate', 'otherProduct'],
  ...['notSigned', 'otherEvidence', 'notPrescribed', null],
];

export const record: Step = {
  name: 'record',
  by: ['paul', 'rita'],
  async take(walk, { call }) {
    const { saved } = await walk.see.review();
    const said = await recordWith(walk, walk.fault);
    walk.fault = null;
    const body = { recordVersion: saved?.version ?? 0, file: await walk.see.file(), record: said };
    return call(saveRecord, { params: { id: walk.id }, body });
  },
};

/** The patient brings what can be looked at: the file that the practice signed, or a photo of the paper. */
export const handIn: Step = {
  name: 'handIn',
  by: ['paul'],
  async take({ shop, patient, random, id, code, plan }) {
    const key = await upload(shop, patient, random, plan.evidence === 'photo');
    return patient.call(replacePrescription, { params: { id }, body: { code, prescription3Key: key } });
  },
};

export const receive: Step = {
  name: 'paper',
  by: ['post'],
  take: ({ code }, { call }) => call(receiveOriginal, { headers: once(), body: { code } }),
};

const answers = {
  samePerson: { text: 'Hat geheiratet.' },
  sameProduct: { text: 'Der alte Name derselben Sorte.' },
  patientWantsLess: { text: 'Weniger gewünscht.' },
  patientAsked: { text: 'Gefragt.' },
  otherPrescription: { text: 'Ein anderes Rezept.' },
};

const choicesFor = (row: Review['open'][number] | undefined): readonly AnswerChoice[] =>
  row?.difference ? answersTo[row.difference] : [];
/** Whether anybody's word can settle it. */
export const isAnswerable = (row: Review['open'][number]) => choicesFor(row).length > 0;

/** Settles the first difference that something can settle; the practice names the dose. */
export const settle: Step = {
  name: 'settle',
  by: ['paul', 'rita'],
  async take(walk, { call }) {
    const row = (await walk.see.review()).open.find(isAnswerable);
    const choice = choicesFor(row)[0] ?? 'practiceCalled';
    const said = choice in answers ? answers[choice as keyof typeof answers] : { text: 'Praxis angerufen.' };
    const isCall = choice === 'practiceCalled';
    const dose = walk.random.of([...doses, 'wie besprochen', '']);
    const more = isCall ? { instructions: dose, spokenWith: walk.random.of(['Frau Ott', 'Frau Ott', '']) } : {};
    return call(answerDifference, {
      params: { id: walk.id },
      body: { row: row?.id ?? '[]', choice, ...said, ...more },
    });
  },
};

/** Ticks all that is missing but what the plan leaves out. */
function tick(which: (check: Check) => boolean, name: string): Step {
  return {
    name,
    by: ['paul', 'rita'],
    async take(walk, { call }) {
      const order = await walk.see.order();
      const { confirm, verify } = checklists[evidenceOf(order)];
      const { ticks } = await walk.see.review();
      const points = [...confirm, ...verify].filter((check) => which(check) && !ticks.get(check)?.isDone);
      const said = points.map((check) =>
        check === 'advice' && walk.random.chance(0.3)
          ? ({ check, isDone: true, how: 'declined' } as const)
          : tickFor(check),
      );
      return call(tickChecks, { params: { id: walk.id }, body: { version: order.version, ticks: said } });
    },
  };
}

export const ownTicks: readonly Check[] = ['original', 'signature', 'eRezept', 'advice'];
export const ticks = [
  tick((check) => !ownTicks.includes(check), 'tick'),
  ...ownTicks.map((check) => tick((one) => one === check, check === 'advice' ? 'tickAdvice' : check)),
];

export const review = act('review', ['paul', 'rita']);
export const confirm = act('confirm', ['rita', 'ralf', 'lead']);
export const verify = act('verify', ['rita', 'ralf', 'lead']);
