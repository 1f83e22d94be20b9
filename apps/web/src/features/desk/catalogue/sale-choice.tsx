import type { ProductAtDesk } from '@shop/contract/desk/catalogue';
import { type SaleState, saleStates } from '@shop/contract/desk/catalogue-words';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import type { CallInput } from '#lib/api.ts';
import { Segments } from '#ui/segments.tsx';
import { Text } from '#ui/text.tsx';
import styles from './catalogue.module.css';
import { useReadCatalogueAnew } from './catalogue-queries.ts';

type Body = CallInput<'setProductSale'>['body'];

/** Whether a product is sold. Without a price it cannot be. */
export function SaleChoice({ product: { item, version } }: { product: ProductAtDesk }) {
  const t = useTranslations('deskCatalogue.sale');
  const deskCall = useDeskCall();
  const readAnew = useReadCatalogueAnew();
  const { write, isBusy, failure } = useWriteOnce<Body, ProductAtDesk>({
    subjectId: item.id,
    send: (body, headers) => deskCall('setProductSale', { params: { id: item.id }, headers, body }),
    doneWords: ({ sale }) => t(`done.${sale}`, { name: item.name }),
    readAnew,
  });
  const isUnpriced = (sale: SaleState) => sale === 'on' && item.priceCent === null;
  return (
    <section className={styles.sale} aria-labelledby="sale">
      <h2 id="sale">{t('title')}</h2>
      {failure && <FailureWords failure={failure} />}
      <Segments role="group" aria-labelledby="sale" className={styles.states}>
        {saleStates.map((sale) => (
          <button
            key={sale}
            type="button"
            aria-pressed={sale === item.sale}
            disabled={isBusy || isUnpriced(sale)}
            onClick={() => sale !== item.sale && write({ version, sale })}
          >
            {t(`states.${sale}`)}
          </button>
        ))}
      </Segments>
      <Text size="small">{t(item.priceCent === null ? 'noPrice' : `about.${item.sale}`)}</Text>
    </section>
  );
}
