import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import type { WriteFailure } from '#domain/desk/writing/use-write-once.ts';
import { TextField } from '#ui/field.tsx';

interface ReasonFormProps {
  /** What it is kept under while the desk is locked. */
  name: string;
  title: string;
  about: string;
  label: string;
  sendLabel: string;
  isBusy: boolean;
  failure: WriteFailure | null;
  onSend: (reason: string) => void;
  onClose: () => void;
  /** What else is asked for, below the reason. */
  children?: ReactNode;
}

/** A step of the books that needs its reason and nothing else. */
export function ReasonForm({ name, label, onSend, onClose, children, ...form }: ReasonFormProps) {
  const t = useTranslations('deskPayments.detail');
  const field = useId();
  const [reason, setReason] = useKeptState(name, '');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';

  function send(): void {
    setChecked(true);
    if (isMissing) document.getElementById(field)?.focus();
    else onSend(reason.trim());
  }

  return (
    <DeskForm {...form} onSend={send} onClose={onClose} onDrop={() => setReason('')}>
      <TextField
        id={field}
        label={label}
        value={reason}
        maxLength={200}
        autoComplete="off"
        error={isChecked && isMissing && t('reasonMissing')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {children}
    </DeskForm>
  );
}
