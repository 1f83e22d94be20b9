import type { ProductType } from '@shop/contract/catalogue';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Segments } from '#ui/segments.tsx';
import styles from './product-type-toggle.module.css';

/**
 * BLÜTEN / EXTRAKTE: two links, so that each list has its own address. The search text and the order go along; the
 * filters stay behind, for makers, prices and contents of the one type say nothing about the other.
 */
export function ProductTypeToggle({ productType }: { productType: ProductType }) {
  const t = useTranslations('catalogue');
  const [search] = useSearchParams();
  const kept = Object.fromEntries(['q', 'sort', 'direction'].map((name) => [name, search.get(name) ?? undefined]));
  const choices = { bud: t('budsToggle'), extract: t('extractsToggle') };

  return (
    <Segments as="nav" className={styles.toggle} aria-label={t('productType')}>
      {(['bud', 'extract'] as const).map((type) => (
        <Link
          key={type}
          to={linkTo('Shop', undefined, { type, ...kept })}
          aria-current={type === productType ? 'page' : undefined}
          preventScrollReset
        >
          {choices[type]}
        </Link>
      ))}
    </Segments>
  );
}
