import { useTranslations } from 'use-intl';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import type { Review, ReviewRow } from '../desk-order-queries.ts';

interface RowWords {
  name: string;
  /** What stands on the prescription. */
  read: string;
  /** What stands in the order, or follows from it. */
  ordered: string;
}

/** What a row of the comparison says on both sides. */
export function useRowWords({
  record,
  ordered,
  person,
  validity,
  earlier,
  left,
}: Review): (row: ReviewRow) => RowWords {
  const t = useTranslations('deskCheck');
  const amountWords = useAmountWords();
  const amountOf = (unit: 'gram' | 'milliliter' | 'pack', quantity: number) => amountWords([{ unit, quantity }]);

  return ({ field, recordLine, orderLine, orderId }) => {
    const written = record?.record;
    const line = recordLine === null ? undefined : written?.lines[recordLine];
    const item = ordered.find(({ position }) => position === orderLine);
    const use = earlier.find((other) => other.orderId === orderId);
    const words: Record<ReviewRow['field'], () => [read: string, ordered: string]> = {
      person: () => [written?.patientName ?? '', person.patientName],
      birthDate: () => [day(written?.birthDate ?? null), day(person.birthDate)],
      prescriber: () => [
        written?.prescriber.name ?? '',
        written ? t(`professions.${written.prescriber.profession}`) : '',
      ],
      validity: () => [day(written?.issuedOn ?? null), validity ? t('until', { day: day(validity.until) }) : ''],
      line: () => [
        line
          ? prescribed(
              line.isUnclear ? t('unclear', { read: line.product }) : line.product,
              item?.name,
              amountOf(line.unit, line.amount),
            )
          : '–',
        item ? amountOf(item.unit, item.quantity) : '–',
      ],
      instructions: () => [line?.instructions || '–', ''],
      signature: () => [written?.isSigned ? t('signed') : '–', ''],
      earlierUse: () => [
        use ? t('usedWith', { code: use.code, day: day(use.placedOn) }) : '',
        written?.lines.map(({ unit }, index) => t('left', { amount: amountOf(unit, left[index] ?? 0) })).join(', ') ??
          '',
      ],
    };
    const [read, inOrder] = words[field]();
    const name = field === 'line' ? (item?.name ?? t('fields.line')) : t(`fields.${field}`);
    return { name, read, ordered: inOrder };
  };
}

/** The row has the name of the ordered product already. */
function prescribed(product: string, ordered: string | undefined, amount: string): string {
  return product === ordered ? amount : `${product}, ${amount}`;
}

function day(iso: string | null): string {
  return iso === null ? '–' : iso.split('-').toReversed().join('.');
}
