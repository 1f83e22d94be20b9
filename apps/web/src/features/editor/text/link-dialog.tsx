import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';

interface LinkDialogProps {
  /** What was selected. */
  words: string;
  /** Addresses of the shop to choose from. */
  addresses: readonly string[];
  onInsert: (words: string, address: string) => void;
  onClose: () => void;
}

export function LinkDialog({ words: selected, addresses, onInsert, onClose }: LinkDialogProps) {
  const t = useTranslations('editor.linkDialog');
  const id = useId();
  const [words, setWords] = useState(selected);
  const [address, setAddress] = useState('');
  const [wasSent, setWasSent] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasSent(true);
    if (address.trim() === '') document.getElementById(`${id}-address`)?.focus();
    else onInsert(words.trim() || address.trim(), address.trim());
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack as="form" gap={1.1} noValidate onSubmit={submit}>
        <TextField
          id={`${id}-words`}
          label={t('words')}
          isOptional
          value={words}
          data-takes-focus={selected === '' || undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <TextField
          id={`${id}-address`}
          label={t('address')}
          hint={t('addressHint')}
          list={`${id}-addresses`}
          autoComplete="off"
          spellCheck={false}
          value={address}
          data-takes-focus={selected !== '' || undefined}
          error={wasSent && address.trim() === '' ? t('addressMissing') : undefined}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <datalist id={`${id}-addresses`}>
          {addresses.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <DialogButtons gap={0.6} cancelLabel={t('cancel')} onCancel={onClose}>
          {t('submit')}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
