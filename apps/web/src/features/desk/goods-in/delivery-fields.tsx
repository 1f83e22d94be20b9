import type { StockedProduct } from '@shop/contract/desk/stock';
import { stockLimits } from '@shop/contract/desk/stock-limits';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/field.tsx';
import {
  type DeliveryDraft,
  type DeliveryField,
  type DeliveryProblems,
  deliveryFields,
  isByVolume,
} from './delivery-draft.ts';
import styles from './goods-in.module.css';

interface DeliveryFieldsProps {
  products: readonly StockedProduct[];
  /** The one that is meant so far. */
  product: StockedProduct | undefined;
  draft: DeliveryDraft;
  problems: DeliveryProblems;
  onChange: (draft: DeliveryDraft) => void;
}

const longest: Record<DeliveryField, number> = {
  supplier: stockLimits.supplier,
  deliveryNote: stockLimits.deliveryNote,
  product: 120,
  number: stockLimits.batchNumber,
  expiry: 10,
  amount: 9,
  thc: 8,
  cbd: 8,
  terpenes: 2_000,
  carrier: stockLimits.carrier,
  inUseDays: 4,
};
const numbers: readonly DeliveryField[] = ['amount', 'thc', 'cbd', 'inUseDays'];
/** A certificate may say nothing of them, and an accompanying paper may follow. */
const optional: readonly DeliveryField[] = ['thc', 'cbd', 'terpenes', 'carrier', 'inUseDays'];
/** Of what is taken from a bottle over weeks. */
const ofLiquids: readonly DeliveryField[] = ['carrier', 'inUseDays'];

export function DeliveryFields({ products, product, draft, problems, onChange }: DeliveryFieldsProps) {
  const t = useTranslations('deskStock.delivery');
  const stock = useTranslations('deskStock');
  const id = useId();
  // Where the work begins when the screen opens.
  const asked = deliveryFields.filter((field) => isByVolume(product) || !ofLiquids.includes(field));
  const first = asked.find((field) => draft[field] === '');
  const analysed = isByVolume(product) ? 'mgPerMl' : 'percent';

  function labelOf(field: DeliveryField): string {
    if (field === 'amount') return t(`amount.${product?.unit ?? 'gram'}`);
    return field === 'thc' || field === 'cbd' ? t(`${field}.${analysed}`) : t(field);
  }

  function hintOf(field: DeliveryField): string | undefined {
    if (field === 'expiry') return t('expiryHint');
    if (field === 'terpenes' || field === 'carrier') return t(`${field}Hint`);
    if (field !== 'product') return undefined;
    if (!product) return t('productHint');
    const pzn = product.pzn === null ? stock('noPzn') : stock('pzn', { pzn: product.pzn });
    return `${product.name} · ${product.manufacturer} · ${pzn}`;
  }

  function faultOf(field: DeliveryField): string | undefined {
    const problem = problems[field];
    if (!problem) return undefined;
    const names = problem.names?.join(', ') ?? '';
    return t(`problems.${problem.why}`, { names, most: stockLimits.terpenes, length: stockLimits.terpene });
  }

  return (
    <div className={styles.fields}>
      {asked.map((field) => (
        <TextField
          key={field}
          id={`${id}-${field}`}
          name={field}
          data-focus-first={field === first || undefined}
          className={styles[field]}
          label={labelOf(field)}
          hint={hintOf(field)}
          error={faultOf(field)}
          isOptional={optional.includes(field)}
          value={draft[field]}
          maxLength={longest[field]}
          inputMode={numbers.includes(field) ? 'decimal' : undefined}
          list={field === 'product' ? `${id}-products` : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => onChange({ ...draft, [field]: currentTarget.value })}
        />
      ))}
      <datalist id={`${id}-products`}>
        {products.map(({ id: productId, name, pzn }) => (
          <option key={productId} value={name}>
            {pzn}
          </option>
        ))}
      </datalist>
    </div>
  );
}
