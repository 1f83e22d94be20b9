import type { ProductAtDesk } from '@shop/contract/desk/catalogue';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { ScreenHead } from '#domain/desk/screen/screen-head.tsx';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import grid from '#domain/desk/writing/field-grid.module.css';
import { useDraft } from '#domain/desk/writing/use-draft.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import type { CallInput } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import styles from './catalogue.module.css';
import { useReadCatalogueAnew } from './catalogue-queries.ts';
import { emptyDraft, readDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';

type Body = CallInput<'addProduct'>['body'];

/** Type and unit as pharmacists order them; both stay as they are, because stock is counted in the unit. */
const kinds = {
  flowers: { type: 'bud', unit: 'gram' },
  extract: { type: 'extract', unit: 'milliliter' },
  pack: { type: 'extract', unit: 'pack' },
} as const;
type Kind = keyof typeof kinds;

export function NewProduct({ onAdded, onBack }: { onAdded: (id: string) => void; onBack: () => void }) {
  const t = useTranslations('deskCatalogue');
  const deskCall = useDeskCall();
  const readAnew = useReadCatalogueAnew();
  const [draft, setDraft, clear] = useDraft('new-product', 'fields', emptyDraft);
  const [kind, setKind] = useState<Kind>('flowers');
  const [isChecked, setChecked] = useState(false);
  const { type, unit } = kinds[kind];
  const reading = readDraft(type, draft);
  useDeskKeys([{ key: 'Escape', label: t('back'), act: onBack }]);
  const { write, isBusy, failure } = useWriteOnce<Body, ProductAtDesk>({
    subjectId: 'new-product',
    send: (body, headers) => deskCall('addProduct', { headers, body }),
    doneWords: ({ fields }) => t('added', { name: fields.title }),
    onDone: ({ item }) => {
      clear();
      onAdded(item.id);
    },
    readAnew,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if ('fields' in reading) write({ type, unit, fields: reading.fields });
  }

  return (
    <div className={styles.screen}>
      <ScreenHead title={t('new')} lead={t('newLead')} />
      <Card as="form" aria-label={t('new')} className={styles.card} noValidate onSubmit={submit}>
        {failure && <FailureWords failure={failure} />}
        <div className={grid.choice}>
          <FieldLabel id="kind" label={t('kind')} />
          <Select id="kind" value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}>
            {(Object.keys(kinds) as Kind[]).map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </Select>
        </div>
        <ProductFields
          type={type}
          draft={draft}
          problems={isChecked && 'problems' in reading ? reading.problems : {}}
          onChange={setDraft}
        />
        <div className={styles.ends}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('add')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
