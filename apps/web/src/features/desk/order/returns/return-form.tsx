import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useOrderForm } from '#domain/desk/writing/use-order-form.ts';
import { problemWith, WordsField } from '#domain/desk/writing/words-field.tsx';
import type { CallInput } from '#lib/api.ts';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { ReturnLines } from './return-lines.tsx';
import { ReturnSums } from './return-sums.tsx';
import { useReturnPreview } from './use-return.ts';

const empty = { isWhole: true, chosen: [] as number[], isHere: true, reason: '' };

/** Takes goods back of an order that has left the house, with the amount and the paper in sight before it is sent. */
export function ReturnForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskReturns');
  const words = useTranslations('deskDecision');
  const id = useId();
  const deskCall = useDeskCall();
  const { draft, setDraft, isChecked, submit, shell } = useOrderForm<typeof empty, CallInput<'takeGoodsBack'>['body']>({
    order,
    form: 'takeGoodsBack',
    empty,
    send: (body, headers) => deskCall('takeGoodsBack', { params: { id: order.id }, headers, body }),
    doneWords: () => words('done.takeGoodsBack'),
    onClose,
  });
  const { isWhole, chosen, isHere, reason } = draft;
  const lines = isWhole ? null : chosen;
  const preview = useReturnPreview(order.id, { version: order.version, lines });
  const isMissing = lines?.length === 0;
  const badField = isMissing || preview.isError ? `${id}-lines` : problemWith(reason) && `${id}-reason`;

  return (
    <DeskForm
      {...shell}
      title={t('title')}
      about={t('about')}
      sendLabel={t('send')}
      isFinal
      onSend={() => submit(badField, (version) => ({ version, lines, reason: reason.trim(), isHere }))}
    >
      <ReturnLines
        id={`${id}-lines`}
        orderId={order.id}
        isWhole={isWhole}
        chosen={chosen}
        error={isChecked && isMissing ? t('missing') : undefined}
        onScope={(whole) => setDraft({ ...draft, isWhole: whole })}
        onChoose={(positions) => setDraft({ ...draft, chosen: positions })}
      />
      {!isMissing && <ReturnSums id={`${id}-refused`} preview={preview} />}
      <FieldGroup id={`${id}-goods`} label={t('goods')}>
        <Choice
          type="radio"
          name={`${id}-goods`}
          checked={isHere}
          onChange={() => setDraft({ ...draft, isHere: true })}
        >
          {t('here')}
        </Choice>
        <Choice
          type="radio"
          name={`${id}-goods`}
          checked={!isHere}
          onChange={() => setDraft({ ...draft, isHere: false })}
        >
          {t('stays')}
        </Choice>
      </FieldGroup>
      <WordsField
        id={`${id}-reason`}
        label={t('reason')}
        hint={words('form.messageHint', { language: order.language })}
        value={reason}
        lang={order.language}
        isChecked={isChecked}
        onChange={(text) => setDraft({ ...draft, reason: text })}
      />
    </DeskForm>
  );
}
