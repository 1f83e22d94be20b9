import { useTranslations } from 'use-intl';
import { useRecalls } from '#domain/desk/stock/stock-queries.ts';
import { useBatchName } from '#domain/desk/stock/use-batch-name.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The recalls under way, above the stock, until everybody was reached. */
export function OpenRecalls({ recallAddressOf }: { recallAddressOf: ((id: string) => string) | undefined }) {
  const t = useTranslations('deskStock.recalls');
  const nameOf = useBatchName();
  const { data } = useRecalls();
  const open = data?.recalls.filter(({ ended }) => ended === null) ?? [];
  return open.map(({ id, productName, batchNumber, people }) => (
    <Notice
      key={id}
      tone="danger"
      actions={
        recallAddressOf && (
          <ButtonLink to={recallAddressOf(id)} size="small">
            {t('open')}
          </ButtonLink>
        )
      }
    >
      <p>
        <b>{t('running', { product: productName, batch: nameOf({ number: batchNumber }) })}</b>{' '}
        {people && t('progress', people)}
      </p>
    </Notice>
  ));
}
