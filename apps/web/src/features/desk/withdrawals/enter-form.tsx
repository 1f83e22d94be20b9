import { germanTime } from '@shop/contract/desk/german-time';
import { enteredChannels } from '@shop/contract/desk/withdrawal-words';
import type { WithdrawalCase } from '@shop/contract/desk/withdrawals';
import { withdrawalLimits } from '@shop/contract/form-limits';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { looksLikeEmail } from '#domain/person/email-address.ts';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup, TextField } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type EnteredDeclaration, useEnterWithdrawal } from './use-withdrawals.ts';

const today = () => germanTime(new Date()).day;

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
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useEnterWithdrawal(onDone);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const email = draft.email.trim();
  const faults = {
    receivedOn: (draft.receivedOn === '' || draft.receivedOn > today()) && t('dayMissing'),
    fullName: draft.fullName.trim() === '' && t('nameMissing'),
    orderCode: draft.orderCode.trim() === '' && t('codeMissing'),
    email: email !== '' && !looksLikeEmail(email) && t('emailInvalid'),
  };

  function send(): void {
    setChecked(true);
    const [first] = Object.entries(faults).find(([, fault]) => fault) ?? [];
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else {
      const products = draft.scope === 'part' ? draft.products.trim() || null : null;
      write({
        ...draft,
        fullName: draft.fullName.trim(),
        orderCode: draft.orderCode.trim(),
        email: email || null,
        products,
      });
    }
  }

  return (
    <DeskForm
      title={t('title')}
      about={t('about')}
      sendLabel={t('send')}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setDraft(empty())}
    >
      <FieldGroup id={`${id}-channel`} label={t('channel')}>
        {enteredChannels.map((channel) => (
          <Choice
            key={channel}
            type="radio"
            name={`${id}-channel`}
            checked={draft.channel === channel}
            onChange={() => set({ channel })}
          >
            {t(`channels.${channel}`)}
          </Choice>
        ))}
      </FieldGroup>
      <TextField
        id={`${id}-receivedOn`}
        type="date"
        label={t('day')}
        hint={t('dayHint')}
        value={draft.receivedOn}
        max={today()}
        error={isChecked && faults.receivedOn}
        onChange={({ currentTarget }) => set({ receivedOn: currentTarget.value })}
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
          error={isChecked && faults[field]}
          onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
        />
      ))}
      <FieldGroup id={`${id}-scope`} label={t('scope')}>
        {(['whole', 'part'] as const).map((scope) => (
          <Choice
            key={scope}
            type="radio"
            name={`${id}-scope`}
            checked={draft.scope === scope}
            onChange={() => set({ scope })}
          >
            {scopes(scope)}
          </Choice>
        ))}
      </FieldGroup>
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
