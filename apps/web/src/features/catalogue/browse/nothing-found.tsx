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
import type { OtherKind } from './use-other-kind.ts';

interface NothingFoundProps {
  productType: ProductType;
  filters: Filters;
  found: Found;
  otherKind: OtherKind;
  onChange: ChangeFilters;
  onReset: () => void;
}

/** No product passes all the filters: names the one that is most in the way, and what leaving it away would show. */
export function NothingFound({ productType, filters, found, otherKind, onChange, onReset }: NothingFoundProps) {
  const t = useTranslations('catalogue');
  const text = useFilterText(productType);
  const tightest = tightestFilter(found);
  const toOthers = linkTo('Shop', undefined, { type: otherKind.type, q: filters.q });
  const hasOthers = (otherKind.count ?? 0) > 0;

  return (
    <Stack gap={1} align="center" className={styles.notice}>
      <p className={styles.headline}>{t('empty')}</p>
      <p>{t('nothingFound.hint')}</p>
      <Row gap={0.75} spread="around">
        {hasOthers && (
          <ButtonLink variant="primary" to={toOthers}>
            {t(`alsoFound.${otherKind.type}`, { count: otherKind.count ?? 0, text: filters.q })}
          </ButtonLink>
        )}
        {tightest && (
          <Button
            variant={hasOthers ? 'secondary' : 'primary'}
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
        {filters.q !== '' && otherKind.count === undefined && (
          <ButtonLink variant="ghost" to={toOthers}>
            {t(productType === 'bud' ? 'nothingFound.searchExtracts' : 'nothingFound.searchBuds', { text: filters.q })}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
