import type { DeskOrder } from '@shop/contract/desk/orders';
import { isFinal } from '@shop/contract/order-status';
import { useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import panes from '#domain/desk/panes/panes.module.css';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './check-column.module.css';
import { Checklist } from './checklist/checklist.tsx';
import { Comparison } from './compare/comparison.tsx';
import { usePrescriptionFiles, useReview } from './desk-order-queries.ts';
import { OrderFailure } from './order-notes.tsx';
import { RecordForm } from './record/record-form.tsx';
import { entryOf } from './record/use-reading.ts';
import { hasKeptDraft } from './record/use-record-draft.ts';

/** What stands on the prescription, beside what was ordered, and the checklist. */
export function CheckColumn({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskCheck');
  const { data: review, error, refetch } = useReview(order.id);
  const { data: files } = usePrescriptionFiles(order.id);
  const queryClient = useQueryClient();
  const [wantsToEdit, setWantsToEdit] = useState(() => hasKeptDraft(queryClient, order.id));
  const isOpen = !isFinal(order.status) && order.facts.verifiedAt === null;
  const canReview = useHasRight('reviewPrescription') && isOpen;
  const canTick = useHasRight('tickCheck') && isOpen && order.status !== 'requested';
  const hasRecord = review?.record?.isCurrent ?? false;
  const isEditing = canReview && (wantsToEdit || !hasRecord);
  const file = files?.items.find(({ kind, isCurrent }) => kind === 'handedIn' && isCurrent)?.file ?? null;
  const record = review?.record;

  useDeskKeys([
    ...(isEditing ? [{ key: 'Enter', label: t('keys.record'), act: () => enterForm() }] : []),
    ...(canReview && !isEditing ? [{ key: 'b', label: t('keys.edit'), act: () => setWantsToEdit(true) }] : []),
  ]);

  return (
    <section className={panes.pane} aria-label={t('title')}>
      {/* Once nothing can be ticked or changed, nothing in it takes the focus, and it scrolls still. */}
      <div className={panes.scroll} tabIndex={isOpen ? undefined : 0}>
        <div className={styles.head}>
          <h2>{t('comparison')}</h2>
          {record && hasRecord && <span>{t(`kinds.${record.record.kind}`)}</span>}
          {canReview && !isEditing && (
            <IconButton isOutlined label={t('edit')} icon={<Pencil />} onClick={() => setWantsToEdit(true)} />
          )}
        </div>
        {error && !review && <OrderFailure code={order.code} error={error} onRetry={() => void refetch()} />}
        {!review && !error && <Skeleton isCard height={16} />}
        {review && record && !hasRecord && <p className={styles.note}>{t('recordOld')}</p>}
        {review && !record && !isEditing && <p className={styles.note}>{t('noRecord')}</p>}
        {review && hasRecord && !isEditing && <Comparison order={order} review={review} canAnswer={canReview} />}
        {review && files && isEditing && (
          <RecordForm
            order={order}
            review={review}
            file={file}
            onTyping={() => setWantsToEdit(true)}
            onSaved={() => {
              setWantsToEdit(false);
              leaveForm();
            }}
            onCancel={hasRecord ? () => setWantsToEdit(false) : undefined}
          />
        )}
        {review && <Checklist order={order} review={review} canTick={canTick} />}
      </div>
    </section>
  );
}

function enterForm(): void {
  document.getElementById(entryOf('person'))?.focus();
}

/** The digits tick as soon as the fields are left. */
function leaveForm(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}
