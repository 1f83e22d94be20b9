import type { ProductAtDesk } from '@shop/contract/desk/catalogue';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useDraft } from '#domain/desk/writing/use-draft.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import type { CallInput } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import styles from './catalogue.module.css';
import { useReadCatalogueAnew } from './catalogue-queries.ts';
import { draftOf, readDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';

type Body = CallInput<'changeProduct'>['body'];

/** What is said about a product; saved as a whole. What was typed stays when somebody else was faster. */
export function FieldsForm({ product }: { product: ProductAtDesk }) {
  const t = useTranslations('deskCatalogue');
  const deskCall = useDeskCall();
  const readAnew = useReadCatalogueAnew();
  const { item, version, fields } = product;
  const [draft, setDraft, clear] = useDraft(item.id, 'fields', draftOf(item.type, fields));
  const [isChecked, setChecked] = useState(false);
  const reading = readDraft(item.type, draft);
  const { write, isBusy, failure } = useWriteOnce<Body, ProductAtDesk>({
    subjectId: item.id,
    send: (body, headers) => deskCall('changeProduct', { params: { id: item.id }, headers, body }),
    doneWords: () => t('saved', { name: item.name }),
    onDone: (answer) => {
      clear();
      setDraft(draftOf(item.type, answer.fields));
    },
    readAnew,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if ('fields' in reading) write({ version, fields: reading.fields });
  }

  return (
    <Card as="form" aria-labelledby="product-fields" className={styles.card} noValidate onSubmit={submit}>
      <h2 id="product-fields">{t('about')}</h2>
      {failure && <FailureWords failure={failure} />}
      <ProductFields
        type={item.type}
        draft={draft}
        problems={isChecked && 'problems' in reading ? reading.problems : {}}
        onChange={setDraft}
      />
      <div className={styles.ends}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </Card>
  );
}
