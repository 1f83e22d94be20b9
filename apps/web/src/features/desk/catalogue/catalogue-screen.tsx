import type { CatalogueItem } from '@shop/contract/desk/catalogue';
import { saleStates } from '@shop/contract/desk/catalogue-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { ScreenHead } from '#domain/desk/screen/screen-head.tsx';
import { formatMoney } from '#lib/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Pill } from '#ui/pill.tsx';
import { Segments } from '#ui/segments.tsx';
import styles from './catalogue.module.css';
import { useCatalogue } from './catalogue-queries.ts';
import { TableImport } from './table-import.tsx';

interface CatalogueScreenProps {
  addressOf: (id: string) => string;
  /** Left out for who may not change the catalogue. */
  newAddress: string | undefined;
}

/** Every product of the pharmacy, with its price and whether it is sold. */
export function CatalogueScreen({ addressOf, newAddress }: CatalogueScreenProps) {
  const t = useTranslations('deskCatalogue');
  const { data, isError, refetch } = useCatalogue();
  const [words, setWords] = useState('');
  const [sale, setSale] = useState<CatalogueItem['sale']>('on');
  const ofSale = data?.products.filter((product) => product.sale === sale);
  const shown = ofSale?.filter((product) => fits(product, words));
  return (
    <div className={styles.screen}>
      <ScreenHead title={t('title')} lead={data && t('count', { count: data.products.length })}>
        {newAddress && (
          <ButtonLink to={newAddress} variant="primary">
            {t('new')}
          </ButtonLink>
        )}
      </ScreenHead>
      <div className={styles.tools}>
        <Segments role="group" aria-label={t('sale.title')} className={styles.states}>
          {saleStates.map((state) => (
            <button key={state} type="button" aria-pressed={state === sale} onClick={() => setSale(state)}>
              {t(`sale.states.${state}`)}
            </button>
          ))}
        </Segments>
        <TextField
          id="catalogue-words"
          type="search"
          label={t('find')}
          aria-required={false}
          value={words}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </div>
      {isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {!data && !isError && <ReadSkeleton words={t('loading')} height={30} />}
      {shown?.length === 0 && <Note tone="plain">{t('empty')}</Note>}
      {shown && shown.length > 0 && (
        <ul className={styles.list} aria-label={t('title')}>
          {shown.map((product) => (
            <CatalogueRow key={product.id} product={product} address={addressOf(product.id)} />
          ))}
        </ul>
      )}
      {newAddress && <TableImport />}
    </div>
  );
}

function CatalogueRow({ product, address }: { product: CatalogueItem; address: string }) {
  const t = useTranslations('deskCatalogue');
  const locale = useLocale();
  const { name, manufacturer, pzn, priceCent, unit, free } = product;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Link to={address}>{name}</Link>
        <small>{[manufacturer, pzn && t('pzn', { pzn })].filter(Boolean).join(' · ')}</small>
      </div>
      <b>{priceCent === null ? t('noPrice') : t('perUnit', { price: formatMoney(priceCent, locale), unit })}</b>
      <span>{free === 0 && <Pill tone="warn">{t('noneFree')}</Pill>}</span>
    </li>
  );
}

function fits({ name, manufacturer, pzn }: CatalogueItem, words: string): boolean {
  const text = `${name} ${manufacturer} ${pzn ?? ''}`.toLocaleLowerCase('de');
  return words
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => text.includes(word));
}
