import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import type { Product } from '../read-product.ts';
import styles from './compare-table.module.css';
import { useComparison } from './use-comparison.ts';

interface CompareTableProps {
  products: readonly Product[];
  labelledBy: string;
}

/** Products side by side. On a phone it scrolls sideways, also by keyboard, and what the lines are about stays in sight. */
export function CompareTable({ products, labelledBy }: CompareTableProps) {
  const t = useTranslations();
  const facts = useComparison();

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.scroller} tabIndex={0} aria-label={t('shortlist.scroll')} data-scroll>
      <table
        className={styles.table}
        aria-labelledby={labelledBy}
        style={{ '--products': products.length } as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col">{t('shortlist.fact.name')}</th>
            {products.map(({ slug, title }) => (
              <th scope="col" key={slug} lang="de">
                <Link to={linkTo('Product', { slug })}>{title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.name}>
              <th scope="row">{fact.name}</th>
              {products.map((product) => {
                const value = fact.of(product);
                return (
                  <td key={product.slug} lang={value && fact.isGerman ? 'de' : undefined}>
                    {value || <span className={styles.missing}>{t('product.notStated')}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
