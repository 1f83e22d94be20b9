import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { LongTextField } from '#domain/desk/writing/long-text-field.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { useCaseAct } from './use-withdrawals.ts';

/** The acts that take one text, with the name it travels under and how long it may be. */
const texts = {
  assignWithdrawal: { field: 'orderCode', most: 50 },
  confirmWithdrawalSender: { field: 'how', most: 200 },
  refuseWithdrawal: { field: 'reason', most: 1000 },
  noteGoodsBack: { field: 'note', most: 500 },
  waiveGoods: { field: 'reason', most: 500 },
  dismissWithdrawal: { field: 'reason', most: 200 },
} as const;
export type TextAct = keyof typeof texts;

interface TextActFormProps {
  act: TextAct;
  id: string;
  onClose: () => void;
}

/** One step of a case that needs some words. */
export function TextActForm({ act, id, onClose }: TextActFormProps) {
  const t = useTranslations(`deskWithdrawals.acts.${act}`);
  const field = useId();
  const [text, setText] = useKeptState(`${act} ${id}`, '');
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useCaseAct(act, id, onClose);
  const isMissing = text.trim() === '';

  function send(): void {
    setChecked(true);
    if (isMissing) document.getElementById(field)?.focus();
    else write({ [texts[act].field]: text.trim() } as never);
  }

  return (
    <DeskForm
      title={t('title')}
      about={t('about')}
      sendLabel={t('title')}
      isFinal={act === 'refuseWithdrawal'}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setText('')}
    >
      <LongTextField
        id={field}
        label={t('label')}
        error={isChecked && isMissing && t('missing')}
        rows={act === 'refuseWithdrawal' ? 4 : 2}
        value={text}
        maxLength={texts[act].most}
        onChange={setText}
      />
    </DeskForm>
  );
}
