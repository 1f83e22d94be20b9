import type { OpenEntry, PaymentCandidate } from '@shop/contract/desk/payments';
import Check from 'lucide-react/icons/check';
import EqualNot from 'lucide-react/icons/equal-not';
import Minus from 'lucide-react/icons/minus';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import styles from './evidence.module.css';
import { wantedCents } from './shares.ts';

type Verdict = 'same' | 'near' | 'differs' | 'unknown';

/** The entry beside an order: what agrees, and what does not. */
export function EvidenceTable({ entry, order }: { entry: OpenEntry; order: PaymentCandidate }) {
  const t = useTranslations('deskPayments.detail');
  const locale = useLocale();
  const { evidence, code, patientName, isEnded } = order;
  const wanted = wantedCents(entry.direction, order);
  const due = formatMoney(wanted, locale);
  const dueWords = entry.direction === 'in' ? t('toPay', { amount: due }) : t('toRefund', { amount: due });
  const amountOf = wanted === 0 ? t('nothingDue') : dueWords;
  const ibanOf = evidence.iban ? t('ibanKnown') : t('ibanNew');
  const rows: [label: string, ofEntry: string, ofOrder: string, verdict: Verdict][] = [
    [t('code'), entry.purpose, code, codeVerdict(evidence.code)],
    [
      t('amount'),
      formatMoney(entry.amountCent, locale),
      isEnded ? `${amountOf}, ${t('endedOrder')}` : amountOf,
      evidence.amount === 'same' ? 'same' : 'differs',
    ],
    [t('name'), entry.name, patientName, evidence.name ? 'same' : 'differs'],
    [
      t('iban'),
      entry.ibanEnd ? t('ibanEnd', { end: entry.ibanEnd }) : t('ibanNone'),
      ibanOf,
      evidence.iban ? 'same' : 'unknown',
    ],
  ];
  return (
    <table className={styles.evidence} aria-label={t('compare', { code })}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('feature')}</th>
          <th scope="col">{t('transfer')}</th>
          <th scope="col">{t('order')}</th>
          <th scope="col">{t('verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ofEntry, ofOrder, verdict]) => (
          <tr key={label} data-verdict={verdict}>
            <th scope="row">{label}</th>
            <td>{ofEntry}</td>
            <td>{ofOrder}</td>
            <td>
              <Sign verdict={verdict} />
              <span className="visually-hidden">{t(`verdicts.${verdict}`)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function codeVerdict(code: PaymentCandidate['evidence']['code']): Verdict {
  return code === 'none' ? 'differs' : code;
}

function Sign({ verdict }: { verdict: Verdict }) {
  if (verdict === 'same') return <Check aria-hidden="true" />;
  return verdict === 'unknown' ? <Minus aria-hidden="true" /> : <EqualNot aria-hidden="true" />;
}
