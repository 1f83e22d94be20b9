import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import type { Product } from '../read-product.ts';
import styles from './shortlist-sheet.module.css';
import { useContentText } from './use-comparison.ts';
import type { ShortlistEntry } from './use-shortlist-products.ts';

interface ShortlistSheetProps {
  entries: ShortlistEntry[];
  pharmacy: { name: string; phone: string };
}

/**
 * The shortlist on paper, for the doctor: facts, PZN and the text for a prescription, and nothing that advertises. It is seen
 * in print alone.
 */
export function ShortlistSheet({ entries, pharmacy }: ShortlistSheetProps) {
  const t = useTranslations('shortlist.sheet');
  const locale = useLocale();
  const content = useContentText();
  const products = entries.flatMap(({ product }) => product ?? []);
  if (products.length === 0) return null;

  return (
    <section className={styles.sheet} aria-hidden="true">
      <p className={styles.title}>{t('title')}</p>
      <table>
        <thead>
          <tr>
            <th>{t('product')}</th>
            <th>{t('pzn')}</th>
            <th>{t('contents')}</th>
            <th>{t('manufacturer')}</th>
          </tr>
        </thead>
        {products.map((product) => (
          <tbody key={product.slug}>
            <tr>
              <td>
                <b lang="de">{product.title}</b>
                <br />
                {t(`form.${product.type}`)}
              </td>
              <td>{product.pzn ?? '–'}</td>
              <td>
                {content(product, 'thc') ?? '–'} / {content(product, 'cbd') ?? '–'}
              </td>
              <td lang="de">{product.manufacturer ?? '–'}</td>
            </tr>
            <tr>
              <td colSpan={4}>
                {t('sample')}: <SampleText product={product} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      <p>{t('note')}</p>
      <p>{t('printed', { date: formatDate(new Date().toISOString(), locale), ...pharmacy })}</p>
    </section>
  );
}

/** As the pharmacy has written it; without that the bare facts, and never an amount. */
function SampleText({ product: { samplePrescription, title, type, pzn } }: { product: Product }) {
  const t = useTranslations('shortlist.sheet');
  if (samplePrescription) return <span lang="de">{samplePrescription}</span>;
  return <span>{t('noSample', { form: t(`form.${type}`), title, pzn: pzn ?? '–' })}</span>;
}
