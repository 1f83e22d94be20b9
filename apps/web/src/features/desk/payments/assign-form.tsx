import type { OpenEntry } from '@shop/contract/desk/payments';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { KeyedButton } from '#domain/desk/keys/keyed-button.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { ShortTextField } from '#domain/desk/writing/short-text-field.tsx';
import { formatMoney } from '#lib/format.ts';
import { Choice } from '#ui/choice.tsx';
import { FieldError } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import assign from './assign.module.css';
import { FindOrder } from './find-order.tsx';
import { OrderChoice } from './order-choice.tsx';
import styles from './payments.module.css';
import { type Assigning, useAssigning } from './use-assigning.ts';
import { useOutcome } from './use-outcome.ts';

/** For whoever comes from the list by the keyboard: what is done next, on a button, so that the keys still work. */
export const assignButtonId = 'assign-entry';

interface AssignFormProps {
  entry: OpenEntry;
  toleranceCent: number;
  onDone: () => void;
  onAside: () => void;
}

/** Which orders an entry is for: what agrees and what differs, the shares, and what follows from booking it. */
export function AssignForm({ entry, toleranceCent, onDone, onAside }: AssignFormProps) {
  const t = useTranslations('deskPayments');
  const id = useId();
  const locale = useLocale();
  const assigning = useAssigning(entry, { toleranceCent, onDone });
  const outcome = useOutcome(entry, assigning);
  const { chosen, left, isChecked } = assigning;
  // Without an order there is nothing to assign: it is looked for, or the entry is set aside.
  const hasOrders = entry.candidates.length + assigning.found.length > 0;
  useDeskKeys([
    ...(hasOrders ? [{ key: 'Enter', label: t('keys.book'), act: assigning.send }] : []),
    { key: 'x', label: t('keys.aside'), act: onAside },
  ]);
  const sumProblem = left !== 0 && t('detail.sumWrong', { amount: formatMoney(entry.amountCent, locale) });
  const problem = chosen.length === 0 ? t('detail.chooseFirst') : sumProblem;

  return (
    <div className={assign.assign}>
      {entry.isReversal && <Note tone="warn">{t('detail.reversal')}</Note>}
      {entry.candidates.length === 0 && <p className={styles.muted}>{t('detail.noCandidates')}</p>}
      <ul className={assign.choices} aria-label={t('detail.candidates')}>
        {[...entry.candidates, ...assigning.found].map((order) => (
          <OrderChoice key={order.orderId} entry={entry} order={order} assigning={assigning} />
        ))}
      </ul>
      {chosen.length > 1 && left !== null && left !== 0 && (
        <p className={styles.muted}>
          {t(left > 0 ? 'detail.left' : 'detail.tooMany', { amount: formatMoney(Math.abs(left), locale) })}
        </p>
      )}
      <FindOrder onFound={assigning.add} isFirst={!hasOrders} />
      <Waiving assigning={assigning} toleranceCent={toleranceCent} />
      {outcome && <p className={assign.outcome}>{outcome}</p>}
      {isChecked && problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      {assigning.failure && <FailureWords failure={assigning.failure} />}
      <div className={styles.ends}>
        {hasOrders && (
          <KeyedButton
            id={assignButtonId}
            letter="Enter"
            variant="primary"
            isBusy={assigning.isBusy}
            onPress={assigning.send}
          >
            {t('detail.book')}
          </KeyedButton>
        )}
        <KeyedButton
          {...(!hasOrders && { id: assignButtonId })}
          letter="x"
          variant={hasOrders ? 'ghost' : 'secondary'}
          onPress={onAside}
        >
          {t('detail.aside')}
        </KeyedButton>
      </div>
    </div>
  );
}

function Waiving({ assigning: { waive, isChecked }, toleranceCent }: { assigning: Assigning; toleranceCent: number }) {
  const t = useTranslations('deskPayments.detail');
  const field = useId();
  const locale = useLocale();
  if (!waive) return null;
  const { reason, set } = waive;
  return (
    <div className={assign.waive}>
      <Choice checked={reason !== null} onChange={({ currentTarget }) => set(currentTarget.checked ? '' : null)}>
        {t('waive')}
      </Choice>
      <p className={styles.muted}>{t('waiveAbout', { most: formatMoney(toleranceCent, locale) })}</p>
      {reason !== null && (
        <ShortTextField
          id={field}
          label={t('waiveReason')}
          value={reason}
          maxLength={200}
          error={isChecked && reason.trim() === '' && t('reasonMissing')}
          onChange={set}
        />
      )}
    </div>
  );
}
