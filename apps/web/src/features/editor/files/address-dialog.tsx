import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';
import { useEditorCall } from '../use-editor-call.ts';

interface AddressDialogProps {
  slug: string;
  isDraft: boolean;
  onRenamed: (slug: string) => void;
  onClose: () => void;
}

/** Gives a post another address, in both languages. One that was public leads on to the new one. */
export function AddressDialog({ slug, isDraft, onRenamed, onClose }: AddressDialogProps) {
  const t = useTranslations('editor.address');
  const errorText = useErrorText();
  const call = useEditorCall();
  const id = useId();
  const [address, setAddress] = useState(slug);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const newSlug = address.trim();
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(newSlug) || newSlug.length > 120) {
      setProblem(t('invalid'));
      document.getElementById(id)?.focus();
      return;
    }
    if (isBusy) return;
    if (newSlug === slug) return onClose();
    setBusy(true);
    try {
      await call('renamePost', { body: { slug, newSlug } });
      onRenamed(newSlug);
    } catch (error) {
      setProblem(`${t('failed')} ${errorText(error)}`);
      setBusy(false);
      document.getElementById(id)?.focus();
    }
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack as="form" gap={1.1} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(isDraft ? 'isDraft' : 'isPublic')}</p>
        <TextField
          id={id}
          label={t('label')}
          hint={t('hint')}
          prefix="/blog/"
          spellCheck={false}
          autoCapitalize="none"
          data-takes-focus
          value={address}
          error={problem ? <span role="alert">{problem}</span> : undefined}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <DialogButtons gap={0.6} cancelLabel={t('cancel')} isBusy={isBusy} onCancel={onClose}>
          {t('submit')}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
