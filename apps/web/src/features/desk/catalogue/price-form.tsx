import type { ProductAtDesk } from '@shop/contract/desk/catalogue';
import { type PriceBasis, priceBases, regulatedPriceCents } from '@shop/contract/desk/catalogue-words';
import { germanTime } from '@shop/contract/desk/german-time';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import grid from '#domain/desk/writing/field-grid.module.css';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import type { CallInput } from '#lib/api.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import styles from './catalogue.module.css';
import { useReadCatalogueAnew } from './catalogue-queries.ts';
import { readEuros, writeEuros } from './euros.ts';

type Body = CallInput<'setProductPrice'>['body'];

/** A price with its first day and what it rests on. From the purchase price it works out what the regulation makes of it. */
export function PriceForm({ product: { item, version } }: { product: ProductAtDesk }) {
  const t = useTranslations('deskCatalogue.price');
  const locale = useLocale();
  const id = useId();
  const deskCall = useDeskCall();
  const readAnew = useReadCatalogueAnew();
  const today = germanTime(new Date()).day;
  const [price, setPrice] = useState('');
  const [purchase, setPurchase] = useState('');
  const [basis, setBasis] = useState<PriceBasis>('own');
  const [firstDay, setFirstDay] = useState(today);
  const [isChecked, setChecked] = useState(false);
  const purchaseCent = readEuros(purchase);
  const regulated = purchaseCent === null ? null : regulatedPriceCents(basis, purchaseCent);
  const priceCent = readEuros(price);
  const { write, isBusy, failure } = useWriteOnce<Body, ProductAtDesk>({
    subjectId: item.id,
    send: (body, headers) => deskCall('setProductPrice', { params: { id: item.id }, headers, body }),
    doneWords: (body) => t('done', { name: item.name, price: formatMoney(body.priceCent, locale) }),
    onDone: () => {
      setPrice('');
      setChecked(false);
    },
    readAnew,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (priceCent && firstDay >= today) write({ version, firstDay, priceCent, basis, purchaseCent });
  }

  return (
    <Card as="form" aria-labelledby={`${id}-title`} className={styles.card} noValidate onSubmit={submit}>
      <h2 id={`${id}-title`}>{t('title')}</h2>
      {failure && <FailureWords failure={failure} />}
      <div className={grid.choice}>
        <FieldLabel id={`${id}-basis`} label={t('basis')} />
        <Select
          id={`${id}-basis`}
          value={basis}
          onChange={({ currentTarget }) => setBasis(currentTarget.value as PriceBasis)}
        >
          {priceBases.map((one) => (
            <option key={one} value={one}>
              {t(`bases.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        id={`${id}-purchase`}
        label={t('purchase', { unit: item.unit })}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        value={purchase}
        maxLength={10}
        onChange={({ currentTarget }) => setPurchase(currentTarget.value)}
      />
      {regulated !== null && (
        <Button size="small" onClick={() => setPrice(writeEuros(regulated))}>
          {t('take', { price: formatMoney(regulated, locale) })}
        </Button>
      )}
      <TextField
        id={`${id}-price`}
        label={t('price', { unit: item.unit })}
        error={isChecked && !priceCent && t('noPrice')}
        inputMode="decimal"
        autoComplete="off"
        value={price}
        maxLength={10}
        onChange={({ currentTarget }) => setPrice(currentTarget.value)}
      />
      <TextField
        id={`${id}-day`}
        type="date"
        label={t('firstDay')}
        error={isChecked && firstDay < today && t('dayPassed')}
        min={today}
        value={firstDay}
        onChange={({ currentTarget }) => setFirstDay(currentTarget.value)}
      />
      <div className={styles.ends}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('set')}
        </Button>
      </div>
    </Card>
  );
}
