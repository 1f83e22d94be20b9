import { useLocale, useTranslations } from 'use-intl';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { formatMoney } from '#lib/format.ts';
import { Stack } from '#ui/stack.tsx';
import { Sum } from '#ui/sum.tsx';
import styles from './amendment-proposal.module.css';
import type { AmendedLine, Amendment } from './order.ts';

/** The lines as they are and would be, with both totals and what lies between them. */
export function AmendmentLines({ amendment }: { amendment: Amendment }) {
  const t = useTranslations('orders.next.amendment');
  const locale = useLocale();
  const { lines, fromTotalCents, toTotalCents } = amendment;
  return (
    <>
      <table className={styles.lines}>
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a proposal never changes; another one is another proposal.
            <Line key={index} line={line} />
          ))}
        </tbody>
      </table>
      <Stack as="dl" gap={0.25} className={styles.sums}>
        <Sum name={t('fromTotal')}>{formatMoney(fromTotalCents, locale)}</Sum>
        <Sum name={t('toTotal')} size="main">
          {formatMoney(toTotalCents, locale)}
        </Sum>
        <Sum name={t('difference')} size="small">
          {formatMoney(fromTotalCents - toTotalCents, locale)}
        </Sum>
      </Stack>
    </>
  );
}

function Line({ line }: { line: AmendedLine }) {
  const t = useTranslations('orders.next.amendment');
  const locale = useLocale();
  const amountText = useAmountText();
  const { name, unit, fromQuantity, toQuantity, toCents } = line;
  const isSame = fromQuantity === toQuantity;
  return (
    <tr>
      <th scope="row" lang="de">
        {name}
      </th>
      <td>{amountText(fromQuantity, unit)}</td>
      <td className={isSame ? undefined : styles.changed}>
        {toQuantity === 0 ? t('dropped') : amountText(toQuantity, unit)}
      </td>
      <td>{formatMoney(toCents, locale)}</td>
    </tr>
  );
}
