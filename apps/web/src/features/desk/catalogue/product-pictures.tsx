import type { ProductAtDesk } from '@shop/contract/desk/catalogue';
import { mostPictures } from '@shop/contract/picture-sizes';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { moved } from '#domain/desk/writing/moved.ts';
import { useDraft } from '#domain/desk/writing/use-draft.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import type { CallInput } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Text } from '#ui/text.tsx';
import { AddPicture } from './add-picture.tsx';
import styles from './catalogue.module.css';
import { useReadCatalogueAnew } from './catalogue-queries.ts';
import { PictureEntry } from './picture-entry.tsx';
import { type ArrangedPicture, isArranged } from './picture-order.ts';

type Body = CallInput<'arrangeProductPictures'>['body'];

/** The photos of a product: their order, what they show, and a new one. Without any the drawn picture stands in the shop. */
export function ProductPictures({ product }: { product: ProductAtDesk }) {
  const t = useTranslations('deskCatalogue.pictures');
  const id = useId();
  const deskCall = useDeskCall();
  const { item, version, pictures } = product;
  const stored = pictures.map(({ id, altDe, altEn }) => ({ id, altDe, altEn: altEn ?? '' }));
  const [draft, setDraft, clear] = useDraft<ArrangedPicture[] | null>(item.id, 'pictures', null);
  // What was added or removed elsewhere meanwhile is as it is there.
  const known = (draft ?? []).filter((one) => stored.some((picture) => picture.id === one.id));
  const shown = draft ? [...known, ...stored.filter((one) => !pictureIn(draft, one.id))] : stored;
  const { write, isBusy, failure } = useWriteOnce<Body, ProductAtDesk>({
    subjectId: item.id,
    send: (body, headers) => deskCall('arrangeProductPictures', { params: { id: item.id }, headers, body }),
    doneWords: () => t('saved', { name: item.name }),
    onDone: () => clear(),
    readAnew: useReadCatalogueAnew(),
  });

  const send = (wanted: readonly ArrangedPicture[]) =>
    write({
      version,
      pictures: wanted.map((one) => ({ ...one, altDe: one.altDe.trim(), altEn: one.altEn.trim() || null })),
    });
  const isComplete = shown.every(({ altDe }) => altDe.trim() !== '');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isComplete) send(shown);
  }

  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t('title')}</h2>
      <Text size="small">{t(pictures.length > 0 ? 'lead' : 'none')}</Text>
      {failure && <FailureWords failure={failure} />}
      {shown.length > 0 && (
        <form className={styles.card} aria-label={t('order')} noValidate onSubmit={submit}>
          <ol className={styles.pictures}>
            {shown.map((one, at) => (
              <PictureEntry
                key={one.id}
                picture={one}
                src={pictures.find((picture) => picture.id === one.id)?.src ?? ''}
                number={at + 1}
                isLast={at === shown.length - 1}
                isBusy={isBusy}
                onChange={(changed) => setDraft(shown.map((other) => (other.id === one.id ? changed : other)))}
                onMove={(steps) => setDraft(moved(shown, at, steps))}
                onRemove={() => send(shown.filter((other) => other.id !== one.id))}
              />
            ))}
          </ol>
          {!isArranged(shown, stored) && (
            <div className={styles.ends}>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                {t('save')}
              </Button>
            </div>
          )}
        </form>
      )}
      {pictures.length < mostPictures && <AddPicture product={product} />}
    </Card>
  );
}

function pictureIn(draft: readonly ArrangedPicture[], id: string): boolean {
  return draft.some((one) => one.id === id);
}
