import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { type Template, TemplateChoice } from '#domain/desk/writing/template-choice.tsx';
import { problemWith, WordsField } from '#domain/desk/writing/words-field.tsx';
import { useActForm } from './use-act.ts';

type SpokenAction = 'ask' | 'takeBack' | 'reject' | 'cancel';

/** Nothing comes after these. */
const finalActions: readonly SpokenAction[] = ['reject', 'cancel'];

interface MessageFormProps {
  order: DeskOrder;
  action: SpokenAction;
  templates?: readonly Template[];
  onClose: () => void;
}

/** A step with words that the patient reads. */
export function MessageForm({ order, action, templates = [], onClose }: MessageFormProps) {
  const t = useTranslations('deskDecision');
  const id = useId();
  const { draft, setDraft, isChecked, submit, shell } = useActForm({ order, action, empty: '', onClose });
  const send = () => submit(problemWith(draft) && id, (version) => ({ version, action, message: draft.trim() }));

  return (
    <DeskForm {...shell} isFinal={finalActions.includes(action)} onSend={send}>
      {templates.length > 0 && <TemplateChoice templates={templates} value={draft} onChange={setDraft} />}
      <WordsField
        id={id}
        label={t('form.message')}
        hint={t('form.messageHint', { language: order.language })}
        value={draft}
        lang={order.language}
        isChecked={isChecked}
        onChange={setDraft}
      />
    </DeskForm>
  );
}
