import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useOrderForm } from '#domain/desk/writing/use-order-form.ts';
import { problemWith, WordsField } from '#domain/desk/writing/words-field.tsx';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import type { CallInput } from '#lib/api.ts';
import { FieldError } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import styles from './amend.module.css';
import { AmendedSums } from './amended-sums.tsx';
import { LineAmount } from './line-amount.tsx';
import { usePreview } from './use-preview.ts';
import { loweredLines, type WantedAmounts } from './wanted-lines.ts';

const empty: { wanted: WantedAmounts; reason: string } = { wanted: {}, reason: '' };

/** Proposes to the patient to lower or drop lines, with the new total in sight before it is sent. */
export function AmendForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskDecision');
  const errorText = useErrorText();
  const id = useId();
  const deskCall = useDeskCall();
  const { draft, setDraft, isChecked, submit, shell } = useOrderForm<
    typeof empty,
    CallInput<'proposeAmendment'>['body']
  >({
    order,
    form: 'propose',
    empty,
    send: (body, headers) => deskCall('proposeAmendment', { params: { id: order.id }, headers, body }),
    doneWords: () => t('done.propose'),
    onClose,
  });
  const { wanted, reason } = draft;
  const lines = loweredLines(order.lines, wanted);
  const preview = usePreview(order.id, order.version, lines);
  const badField = lines.length === 0 || preview.isError ? `${id}-lines` : problemWith(reason) && `${id}-reason`;

  return (
    <DeskForm
      {...shell}
      title={t('amend.title')}
      about={t('amend.about')}
      sendLabel={t('amend.send')}
      onSend={() => submit(badField, (version) => ({ version, reason: reason.trim(), lines }))}
    >
      <ul id={`${id}-lines`} tabIndex={-1} className={styles.lines}>
        {order.lines.map((line) => (
          <LineAmount
            key={line.position}
            line={line}
            amount={Math.min(line.quantity, wanted[line.position] ?? line.quantity)}
            onChange={(amount) => setDraft({ ...draft, wanted: { ...wanted, [line.position]: amount } })}
          />
        ))}
      </ul>
      {isChecked && lines.length === 0 && <FieldError id={`${id}-nothing`}>{t('amend.nothing')}</FieldError>}
      {lines.length > 0 && preview.error && <FieldError id={`${id}-refused`}>{errorText(preview.error)}</FieldError>}
      {lines.length > 0 && preview.isPending && <Text role="status">{t('amend.computing')}</Text>}
      {lines.length > 0 && preview.data && !preview.isError && (
        <AmendedSums {...totalsOf(preview.data)} isChanging={preview.isPlaceholderData} />
      )}
      <WordsField
        id={`${id}-reason`}
        label={t('amend.reason')}
        hint={t('form.messageHint', { language: order.language })}
        value={reason}
        lang={order.language}
        isChecked={isChecked}
        onChange={(text) => setDraft({ ...draft, reason: text })}
      />
    </DeskForm>
  );
}

function totalsOf({ fromTotalCent, toTotalCent }: { fromTotalCent: number; toTotalCent: number }) {
  return { fromTotalCent, toTotalCent };
}
