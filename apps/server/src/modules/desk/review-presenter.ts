import type { MissingPoint } from '@shop/contract/desk/checklist';
import { checklists, stages } from '@shop/contract/desk/checklist';
import { answersTo } from '@shop/contract/desk/difference-answers';
import { amountsLeft } from '@shop/contract/desk/earlier-use';
import { evidenceOf } from '@shop/contract/desk/evidence';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import type { readReview } from '@shop/contract/desk/review';
import type { StatutoryTick } from '@shop/contract/desk/tick';
import type { Answer } from '@shop/contract/endpoint';
import { germanDay } from '../../german-day.ts';
import type { Review } from '../prescriptions/review-service.ts';
import { presentOwnPoints } from './own-point-presenter.ts';
import { said } from './said-presenter.ts';

type ReviewAnswer = Answer<typeof readReview>;

export function presentReview(review: Review): ReviewAnswer {
  const { order, saved, validity } = review;
  return {
    version: order.version,
    recordVersion: saved?.version ?? 0,
    record: saved && {
      version: saved.version,
      isCurrent: review.isRecordCurrent,
      ...said(saved),
      record: presentRecord(saved.record),
    },
    ordered: review.lines.map(({ position, name, pzn, unit, quantity }) => ({ position, name, pzn, unit, quantity })),
    person: { patientName: order.patientName, birthDate: order.birthDate },
    validity: validity && { until: validity.until, state: validity.state, daysLeft: validity.daysLeft },
    rows: presentRows(review),
    earlier: review.earlier.map(({ order: other, isSameFile, isSamePatient }) => ({
      orderId: other.id,
      code: other.code,
      placedOn: germanDay(other.createdAt),
      status: other.status,
      isSameFile,
      isSamePatient,
    })),
    left: saved ? amountsLeft(saved.record, review.earlier) : [],
    checklist: presentChecklist(review),
    ownPoints: presentOwnPoints(review),
    missing: {
      confirm: review.missing.confirm.map(presentMissing),
      verify: review.missing.verify.map(presentMissing),
    },
  };
}

function presentRecord(record: PrescriptionRecord): PrescriptionRecord {
  const { kind, evidence, origin, issuedOn, validUntil, patientName, birthDate, prescriber, isSigned, lines } = record;
  const { name, profession, address, phone } = prescriber;
  return {
    kind,
    evidence: evidence ?? null,
    origin: origin ?? null,
    issuedOn,
    validUntil,
    patientName,
    birthDate,
    prescriber: { name, profession, address, phone },
    isSigned,
    lines: lines.map(({ orderLine, pzn, product, isUnclear, amount, unit, instructions, application }) => ({
      orderLine,
      pzn,
      product,
      isUnclear: isUnclear ?? null,
      amount,
      unit,
      instructions,
      application: application ?? null,
    })),
  };
}

function presentTick(tick: StatutoryTick): StatutoryTick {
  const { isDone } = tick;
  if (tick.check === 'eRezept') return { check: tick.check, isDone, number: tick.number };
  if (tick.check === 'signature') return { check: tick.check, isDone, result: tick.result, checker: tick.checker };
  if (tick.check === 'advice') return { check: tick.check, isDone, how: tick.how };
  return { check: tick.check, isDone };
}

function presentRows({ rows, answers }: Review): ReviewAnswer['rows'] {
  return rows.map(({ id, field, recordLine, orderLine, orderId, difference }) => {
    const answer = answers.get(id);
    return {
      id,
      field,
      recordLine,
      orderLine,
      orderId,
      difference,
      choices: difference ? [...answersTo[difference]] : [],
      answer: answer
        ? {
            choice: answer.choice,
            text: answer.text,
            instructions: answer.instructions,
            day: answer.namedDay,
            product: answer.namedProduct,
            spokenWith: answer.spokenWith,
            spokenAt: answer.spokenAt?.toISOString() ?? null,
            ...said(answer),
          }
        : null,
    };
  });
}

function presentChecklist({ order, ticks }: Review): ReviewAnswer['checklist'] {
  return stages.flatMap((stage) =>
    checklists[evidenceOf(order)][stage].map((check) => {
      const saved = ticks.get(check);
      return {
        check,
        stage,
        isDone: saved?.isDone ?? false,
        tick: saved && saved.tick.check !== 'own' ? { tick: presentTick(saved.tick), ...said(saved) } : null,
      };
    }),
  );
}

function presentMissing(point: MissingPoint): ReviewAnswer['missing']['verify'][number] {
  return {
    kind: point.kind,
    row: point.kind === 'difference' ? point.row.id : null,
    check: point.kind === 'check' ? point.check : null,
    point: point.kind === 'own' ? point.point.id : null,
  };
}
