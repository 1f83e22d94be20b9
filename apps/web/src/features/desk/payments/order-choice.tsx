import type { OpenEntry, PayableOrderShown, PaymentCandidate } from '@shop/contract/desk/payments';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '#ui/choice.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './assign.module.css';
import { EvidenceTable } from './evidence-table.tsx';
import type { Assigning } from './use-assigning.ts';

interface OrderChoiceProps {
  entry: OpenEntry;
  order: PayableOrderShown | PaymentCandidate;
  assigning: Assigning;
}

/** An order that the money may be for; with its share, where there are several. */
export function OrderChoice({ entry, order, assigning }: OrderChoiceProps) {
  const t = useTranslations('deskPayments.detail');
  const field = useId();
  const { orderId, code, patientName } = order;
  const share = assigning.shares[orderId];
  return (
    <li className={styles.choice} data-chosen={share !== undefined || undefined}>
      <Choice
        checked={share !== undefined}
        onChange={({ currentTarget }) => assigning.choose(order, currentTarget.checked)}
      >
        {t('take', { code, name: patientName })}
      </Choice>
      {'evidence' in order && <EvidenceTable entry={entry} order={order} />}
      {share !== undefined && assigning.chosen.length > 1 && (
        <TextField
          id={field}
          className={styles.share}
          label={t('share', { code })}
          inputMode="decimal"
          autoComplete="off"
          value={share}
          isInvalid={assigning.isChecked && assigning.left !== 0}
          onChange={({ currentTarget }) => assigning.setShare(orderId, currentTarget.value)}
        />
      )}
    </li>
  );
}
