import { enteredChannels } from '@shop/contract/desk/withdrawal-words';
import type { WithdrawalCase } from '@shop/contract/desk/withdrawals';
import { withdrawalLimits } from '@shop/contract/form-limits';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { isUpToToday, today } from '#domain/desk/today.ts';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { RadioField } from '#domain/desk/writing/radio-field.tsx';
import { ReceivedFields } from '#domain/desk/writing/received-fields.tsx';
import { useFaults } from '#domain/desk/writing/use-faults.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { looksLikeEmail } from '#domain/person/email-address.ts';
import { TextField } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type EnteredDeclaration, useEnterWithdrawal } from './use-withdrawals.ts';

interface Draft extends Omit<EnteredDeclaration, 'email' | 'products'> {
  email: string;
  products: string;
}

const empty = (): Draft => ({
  channel: 'mail',
  receivedOn: today(),
  fullName: '',
  orderCode: '',
  email: '',
  scope: 'whole',
  products: '',
});

interface EnterFormProps {
  onDone: (made: WithdrawalCase) => void;
  onClose: () => void;
}

/** Writes down a declaration that came by another way than the form. */
export function EnterForm({ onDone, onClose }: EnterFormProps) {
  const t = useTranslations('deskWithdrawals.enter');
  const scopes = useTranslations('deskWithdrawals.scopes');
  const id = useId();
  const [draft, setDraft] = useKeptState<Draft>('declaration of withdrawal', empty);
  const { write, ...writing } = useEnterWithdrawal(onDone);
  const words = { title: t('title'), about: t('about'), sendLabel: t('send') };
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const email = draft.email.trim();
  const { check, errorOf } = useFaults(id, {
    receivedOn: !isUpToToday(draft.receivedOn) && t('dayMissing'),
    fullName: draft.fullName.trim() === '' && t('nameMissing'),
    orderCode: draft.orderCode.trim() === '' && t('codeMissing'),
    email: email !== '' && !looksLikeEmail(email) && t('emailInvalid'),
  });

  function send(): void {
    if (!check()) return;
    const products = draft.scope === 'part' ? draft.products.trim() || null : null;
    write({
      ...draft,
      fullName: draft.fullName.trim(),
      orderCode: draft.orderCode.trim(),
      email: email || null,
      products,
    });
  }

  return (
    <DeskForm {...words} {...writing} onSend={send} onClose={onClose} onDrop={() => setDraft(empty())}>
      <ReceivedFields
        id={id}
        channels={enteredChannels}
        received={draft}
        wordsOf={t}
        error={errorOf('receivedOn')}
        onChange={set}
      />
      {(['fullName', 'orderCode', 'email'] as const).map((field) => (
        <TextField
          key={field}
          id={`${id}-${field}`}
          type={field === 'email' ? 'email' : 'text'}
          label={t(field)}
          isOptional={field === 'email'}
          value={draft[field]}
          maxLength={withdrawalLimits[field]}
          autoComplete="off"
          error={errorOf(field)}
          onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
        />
      ))}
      <RadioField
        id={`${id}-scope`}
        label={t('scope')}
        values={['whole', 'part']}
        value={draft.scope}
        wordsOf={scopes}
        onChange={(scope) => set({ scope })}
      />
      {draft.scope === 'part' && (
        <TextArea
          id={`${id}-products`}
          label={t('products')}
          isOptional
          rows={3}
          maxLength={withdrawalLimits.products}
          value={draft.products}
          onChange={({ currentTarget }) => set({ products: currentTarget.value })}
        />
      )}
    </DeskForm>
  );
}
