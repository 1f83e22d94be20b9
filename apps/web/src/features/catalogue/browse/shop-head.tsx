import Bookmark from 'lucide-react/icons/bookmark';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShortlist } from '#domain/shortlist/shortlist.ts';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { ProductTypeToggle } from './product-type-toggle.tsx';
import styles from './shop-head.module.css';
import type { Browser } from './use-browser.ts';

interface ShopHeadProps {
  title: string;
  browser: Browser;
  /** What stands between the heading and the choice of the type. */
  children?: ReactNode;
}

/** What the list holds, how many are found, and the way to the other type. */
export function ShopHead({ title, browser, children }: ShopHeadProps) {
  const { productType, products, found, isFiltered, otherKind, browsing } = browser;
  const { q } = browsing.settled.filters;
  const t = useTranslations('catalogue');
  const remembered = useShortlist().length;
  const total = products.data?.length ?? 0;
  return (
    <Row gap={[1, 2]} align="end" spread="apart" className={styles.head}>
      <div>
        <Row gap={[0, 1]} align="center" spread="apart">
          <h1>{title}</h1>
          <ButtonLink variant="ghost" icon={<Bookmark />} to={linkTo('Shortlist')}>
            {t('shortlist.link', { count: remembered })}
          </ButtonLink>
        </Row>
        <Text className={styles.count} role="status">
          {found && (isFiltered ? t('countOf', { count: found.products.length, total }) : t('count', { count: total }))}
          {!products.data && !products.error && t('loading')}
        </Text>
        {otherKind.count !== undefined && otherKind.count > 0 && (
          <Text>
            <Link to={linkTo('Shop', undefined, { type: otherKind.type, q })}>
              {t(`alsoFound.${otherKind.type}`, { count: otherKind.count, text: q })}
            </Link>
          </Text>
        )}
        <Text size="small" tone="faint">
          {t(`priceNote.${productType}`)}
        </Text>
      </div>
      {children}
      <ProductTypeToggle productType={productType} />
    </Row>
  );
}
