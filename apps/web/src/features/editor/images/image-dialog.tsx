import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { warn } from '#lib/log.ts';
import { Choice } from '#ui/choice.tsx';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { useObjectUrl } from '#ui/use-object-url.ts';
import { publicAddress } from '../places.ts';
import { useEditorCall } from '../use-editor-call.ts';
import styles from './image-dialog.module.css';
import { isUsableName, measureImage, nameOfPasted, problemOf, readAsDataUrl } from './image-files.ts';
import { ImageRefused, useImageFailureText } from './image-refused.ts';

export interface ChosenImage {
  path: string;
  alt: string;
  size: { width: number; height: number } | null;
  /** The image itself, where it has just been uploaded. */
  file: File | null;
}

interface ImageDialogProps {
  /** A file to upload, or the path of an image that is there. */
  image: File | string;
  /** Where it is uploaded to. */
  dir: string;
  /** Whether there is a text to insert it into. */
  inserts: boolean;
  onDone: (image: ChosenImage) => void;
  onClose: () => void;
}

/** A large image over a slow line. */
const uploadMs = 120_000;

/** Asks what an image shows before it goes into a text, and uploads it where it is new (CM-04). */
export function ImageDialog({ image, dir, inserts, onDone, onClose }: ImageDialogProps) {
  const t = useTranslations('editor.images');
  const id = useId();
  const call = useEditorCall();
  const failureText = useImageFailureText();
  const file = typeof image === 'string' ? null : image;
  const [name, setName] = useState(() => (file ? nameOfPasted(file, Date.now()) : ''));
  const [alt, setAlt] = useState('');
  const [isDecoration, setDecoration] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const source = useObjectUrl(file) ?? (typeof image === 'string' ? publicAddress(image) : undefined);

  const isAltMissing = inserts && !isDecoration && alt.trim() === '';
  const isNameWrong = file !== null && !isUsableName(name);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasSent(true);
    const [wrong] = [isNameWrong && 'name', isAltMissing && 'alt'].filter(Boolean);
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus();
    if (wrong || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      onDone({ ...(await upload()), alt: isDecoration ? '' : alt.trim(), file });
    } catch (error) {
      warn('An image could not be uploaded.', error);
      setFailure(error);
      setBusy(false);
    }
  }

  async function upload(): Promise<Pick<ChosenImage, 'path' | 'size'>> {
    if (typeof image === 'string') return { path: image, size: await measureImage(publicAddress(image)) };
    const problem = problemOf(image, name);
    if (problem) throw new ImageRefused(problem);
    const body = { dir, filename: name, data: await readAsDataUrl(image) };
    const { path, width, height } = await call('uploadEditorImage', { body }, { timeoutMs: uploadMs });
    return { path, size: { width, height } };
  }

  function label() {
    if (!file) return t('insertSubmit');
    return t(inserts ? 'submitAndInsert' : 'submit');
  }

  return (
    <Dialog title={t(file ? 'dialogTitle' : 'insertTitle')} onClose={onClose}>
      <Stack as="form" gap={1.1} noValidate onSubmit={(event) => void submit(event)}>
        {source && <img src={source} alt="" className={styles.picture} />}
        {failure !== null && (
          <Note tone="danger" role="alert">
            {t('failed')} {failureText(failure)}
          </Note>
        )}
        {inserts && (
          <>
            <TextField
              id={`${id}-alt`}
              label={t('alt')}
              hint={t('altHint')}
              data-takes-focus
              disabled={isDecoration}
              value={alt}
              error={wasSent && isAltMissing ? t('altMissing') : undefined}
              onChange={(event) => setAlt(event.currentTarget.value)}
            />
            <Choice checked={isDecoration} onChange={(event) => setDecoration(event.target.checked)}>
              {t('isDecoration')}
            </Choice>
          </>
        )}
        {file && (
          <TextField
            id={`${id}-name`}
            label={t('name')}
            spellCheck={false}
            value={name}
            error={wasSent && isNameWrong ? t('nameInvalid') : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <DialogButtons gap={0.6} cancelLabel={t('cancel')} isBusy={isBusy} onCancel={onClose}>
          {label()}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
