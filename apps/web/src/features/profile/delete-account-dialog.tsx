import { emailLimit } from '@shop/contract/form-limits';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { useSave } from '#domain/person/use-save.ts';
import { signOutHere } from '#domain/session/sign-out.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { Listed } from './listed.tsx';

const goes = ['profile', 'addresses', 'cart', 'orders'] as const;
const stays = ['invoices', 'prescriptions', 'orders', 'consents'] as const;

interface DeleteAccountDialogProps {
  email: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes and what must stay, and wants the own e-mail address typed, so that nobody deletes by a slip. */
export function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const t = useTranslations('profile.deletion');
  const tProfile = useTranslations('profile');
  const errorText = useErrorText();
  const id = useId();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isMismatch, setIsMismatch] = useState(false);
  const { save, isSaving, error } = useSave(async (confirmation: string) => {
    await call('deleteAccount', { body: { email: confirmation } });
    await signOutHere(queryClient);
  }, onDeleted);
  const isRefused = error instanceof ApiError && error.id === 'InvalidConfirmation';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const confirmation = typed.trim();
    const isOwn = confirmation.toLowerCase() === email.toLowerCase();
    setIsMismatch(!isOwn);
    if (isOwn) save(confirmation);
    else document.getElementById(id)?.focus();
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack as="form" gap={1} noValidate onSubmit={submit}>
        <p>
          <b>{t('cannotUndo')}</b>
        </p>
        <Listed title={t('goesTitle')} items={goes.map((what) => t(`goes.${what}`))} />
        <Listed title={t('staysTitle')} items={stays.map((what) => t(`stays.${what}`))} />
        {error !== null && !isRefused && (
          <Note tone="danger" role="alert">
            {t('failed')} {errorText(error)}
          </Note>
        )}
        <TextField
          id={id}
          name="confirmation"
          maxLength={emailLimit}
          type="email"
          autoComplete="off"
          label={t('confirmLabel')}
          hint={t('confirmHint', { email })}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsMismatch(false);
          }}
          error={isMismatch || isRefused ? t('mismatch') : undefined}
        />
        <DialogButtons variant="danger" cancelLabel={tProfile('cancel')} isBusy={isSaving} onCancel={onClose}>
          {t('confirm')}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
