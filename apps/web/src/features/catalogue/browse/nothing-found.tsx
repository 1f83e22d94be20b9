import type { ProductType } from '@shop/contract/catalogue';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { handOverFocus } from './filter/hand-over-focus.ts';
import { useFilterText } from './filter/use-filter-text.ts';
import type { Found } from './find-products.ts';
import { type Filters, withoutFacet } from './product-filter.ts';
import styles from './product-grid.module.css';
import { tightestFilter } from './tightest-filter.ts';
import type { ChangeFilters } from './use-browsing.ts';

interface NothingFoundProps {
  productType: ProductType;
  filters: Filters;
  found: Found;
  onChange: ChangeFilters;
  onReset: () => void;
}

/** No product passes all the filters: names the one that is most in the way, and what leaving it away would show. */
export function NothingFound({ productType, filters, found, onChange, onReset }: NothingFoundProps) {
  const t = useTranslations('catalogue');
  const text = useFilterText();
  const tightest = tightestFilter(found);
  const otherType = productType === 'bud' ? 'extract' : 'bud';

  return (
    <Stack gap={1} align="center" className={styles.notice}>
      <p className={styles.headline}>{t('empty')}</p>
      <p>{t('nothingFound.hint')}</p>
      <Row gap={0.75} spread="around">
        {tightest && (
          <Button
            variant="primary"
            onClick={() => {
              handOverFocus(true);
              onChange((current) => withoutFacet(current, tightest.facet), tightest.facet);
            }}
          >
            {t('nothingFound.loosen', {
              count: tightest.count,
              name: text.summaryWithName(filters, tightest.facet),
            })}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => {
            handOverFocus(true);
            onReset();
          }}
        >
          {t('nothingFound.reset')}
        </Button>
        {filters.q !== '' && (
          <ButtonLink variant="ghost" to={linkTo('Shop', undefined, { type: otherType, q: filters.q })}>
            {t(productType === 'bud' ? 'nothingFound.searchExtracts' : 'nothingFound.searchBuds', { text: filters.q })}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
