import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import type { Tick } from '@shop/contract/desk/tick';
import { checkReport as german } from '@shop/texts/messages/de/papers/check-report';
import { checkReport as english } from '@shop/texts/messages/en/papers/check-report';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';
import type { SavedAnswer, SavedRecord, SavedTick } from '../../db/schema/prescription-reviews.ts';
import { dateText, momentText } from '../../documents/date-text.ts';
import { differenceIn } from '../prescriptions/review-service.ts';
import { amountText } from './amount-text.ts';

const words = inBothLanguages(german, english);

/** What happened to a prescription in the pharmacy, in the words of the patient's export. */
export function reportWords(language: Language) {
  const say = words[language];
  const day = (iso: string) => dateText(iso, language);
  const who = ({ at, byName }: { at: Date; byName: string | null }) => ({
    at: momentText(at, language),
    name: byName ?? '',
  });

  const spokenAt = ({ spokenAt: at, at: notedAt }: SavedAnswer) => momentText(at ?? notedAt, language);

  const lineWords = ({ product, isUnclear, amount, unit, pzn, instructions }: PrescriptionRecord['lines'][number]) => [
    say.record.line({ product, amount: amountText({ quantity: amount, unit }, language) }),
    ...(isUnclear ? [say.record.unclear] : []),
    ...(pzn ? [say.record.pzn({ pzn })] : []),
    ...(instructions ? [say.record.instructions({ instructions })] : []),
  ];

  const recordWords = (record: PrescriptionRecord) => [
    say.record.kinds[record.kind],
    ...(record.origin ? [say.record.origins[record.origin]] : []),
    say.record.issuedOn({ day: day(record.issuedOn) }),
    ...(record.validUntil ? [say.record.validUntil({ day: day(record.validUntil) })] : []),
    say.record.patient({ name: record.patientName }),
    ...(record.birthDate ? [say.record.birthDate({ day: day(record.birthDate) })] : []),
    say.record.prescriber({ name: record.prescriber.name }),
    say.record.professions[record.prescriber.profession],
    ...(record.prescriber.address ? [say.record.address({ address: record.prescriber.address })] : []),
    ...(record.prescriber.phone ? [say.record.phone({ phone: record.prescriber.phone })] : []),
    record.isSigned ? say.record.signed : say.record.notSigned,
    ...record.lines.flatMap(lineWords),
  ];

  const checkWords = (tick: Tick) => {
    // In the words of then, whatever the point says today.
    if (tick.check === 'own') return say.checks.own({ words: tick[language] });
    if (tick.check === 'eRezept') return say.checks.eRezept({ number: tick.number });
    if (tick.check === 'signature') return say.checks.signature({ checker: tick.checker, result: tick.result });
    return tick.check === 'advice' ? say.checks.advice({ how: tick.how }) : say.checks[tick.check];
  };

  return {
    title: say.title,
    intro: say.intro,
    none: say.none,
    order: ({ code, placedOn }: { code: string; placedOn: string }) => say.order({ code, day: day(placedOn) }),
    opened: (event: { at: Date; byName: string | null }) => say.opened(who(event)),
    recorded: (saved: SavedRecord) =>
      [say.recorded(who(saved)), ...recordWords(saved.record).map((line) => `  ${line}`)].join('\n'),
    ticked(saved: SavedTick) {
      const values = { ...who(saved), what: checkWords(saved.tick) };
      if (!saved.tick.isDone) return say.takenBack(values);
      return saved.tick.check === 'advice' ? say.noted(values) : say.ticked(values);
    },
    settled(saved: SavedAnswer) {
      const difference = say.differences[differenceIn(saved) ?? 'other'];
      const settled = say.settled({ ...who(saved), difference, answer: say.answers[saved.choice] });
      return [
        settled,
        ...(saved.text ? [say.inWords({ text: saved.text })] : []),
        ...(saved.spokenWith ? [say.spokenWith({ name: saved.spokenWith, at: spokenAt(saved) })] : []),
        ...(saved.namedDay ? [say.namedDay({ day: day(saved.namedDay) })] : []),
        ...(saved.namedProduct ? [say.namedProduct({ product: saved.namedProduct })] : []),
        ...(saved.instructions ? [say.record.instructions({ instructions: saved.instructions })] : []),
      ].join('\n  ');
    },
  };
}
