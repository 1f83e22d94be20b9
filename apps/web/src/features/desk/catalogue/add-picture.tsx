import type { ProductAtDesk } from '@shop/contract/desk/catalogue';
import { longestPictureAlt } from '@shop/contract/picture-sizes';
import { useMutation } from '@tanstack/react-query';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import styles from './catalogue.module.css';
import { useReadCatalogueAnew } from './catalogue-queries.ts';
import { type MadePicture, makePicture } from './make-picture.ts';

/** A photo over a line that sends one megabit a second. */
const sendingMs = 60_000;

interface Sent {
  version: number;
  altDe: string;
  altEn: string | null;
  /** Tells one chosen photo from the next, without its bytes. */
  choice: number;
}

/** Chooses a photo, says what it shows, adds it. What is typed stays, whatever becomes of the file. */
export function AddPicture({ product: { item, version } }: { product: ProductAtDesk }) {
  const t = useTranslations('deskCatalogue.pictures');
  const id = useId();
  const deskCall = useDeskCall();
  const field = useRef<HTMLInputElement>(null);
  const made = useRef<MadePicture>(null);
  const choice = useRef(0);
  const [alt, setAlt] = useState({ de: '', en: '' });
  const [isChecked, setChecked] = useState(false);
  const preparing = useMutation({
    mutationFn: makePicture,
    onSuccess: (picture) => {
      made.current = picture;
      choice.current += 1;
    },
  });
  const { write, isBusy, failure } = useWriteOnce<Sent, ProductAtDesk>({
    subjectId: item.id,
    send: ({ choice: _choice, ...words }, headers) => {
      const files = made.current?.files;
      if (!files) throw new Error('no photo was chosen');
      const body = { ...words, files };
      return deskCall('addProductPicture', { params: { id: item.id }, headers, body }, { timeoutMs: sendingMs });
    },
    doneWords: () => t('added', { name: item.name }),
    onDone: () => {
      preparing.reset();
      setAlt({ de: '', en: '' });
      setChecked(false);
    },
    readAnew: useReadCatalogueAnew(),
  });

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [photo] = currentTarget.files ?? [];
    // The same photo, corrected meanwhile, can be chosen again.
    currentTarget.value = '';
    if (photo) preparing.mutate(photo);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const altDe = alt.de.trim();
    if (altDe === '') document.getElementById(`${id}-de`)?.focus();
    else write({ version, altDe, altEn: alt.en.trim() || null, choice: choice.current });
  }

  const picture = preparing.data;
  const fault = preparing.error ?? (picture ? failure : null);
  return (
    <form className={styles.card} aria-label={t('add')} noValidate onSubmit={submit}>
      {fault && <FailureWords failure={fault} />}
      <div className={styles.ends}>
        <Button
          icon={<ImagePlus aria-hidden="true" />}
          isBusy={preparing.isPending}
          onClick={() => field.current?.click()}
        >
          {t(picture ? 'chooseOther' : 'choose')}
        </Button>
        <input
          ref={field}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('file')}
          hidden
          onChange={take}
        />
      </div>
      {!picture && <Text size="small">{t('hint')}</Text>}
      {picture && (
        <>
          <img className={styles.newPicture} src={picture.preview} alt={t('preview')} width={160} height={160} />
          <TextField
            id={`${id}-de`}
            label={t('altDe')}
            hint={t('altHint')}
            value={alt.de}
            maxLength={longestPictureAlt}
            error={isChecked && alt.de.trim() === '' ? t('altMissing') : undefined}
            onChange={({ target }) => setAlt({ ...alt, de: target.value })}
          />
          <TextField
            id={`${id}-en`}
            label={t('altEn')}
            isOptional
            lang="en"
            value={alt.en}
            maxLength={longestPictureAlt}
            onChange={({ target }) => setAlt({ ...alt, en: target.value })}
          />
          <div className={styles.ends}>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {t('add')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
