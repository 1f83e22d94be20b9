import Printer from 'lucide-react/icons/printer';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { CompareTable } from './compare-table.tsx';
import styles from './shortlist.module.css';
import { ShortlistRow } from './shortlist-row.tsx';
import type { ShortlistEntry } from './use-shortlist-products.ts';

const mostCompared = 4;

/** The remembered products, and up to four of them side by side. */
export function Shortlist({ entries }: { entries: ShortlistEntry[] }) {
  const t = useTranslations('shortlist');
  const headingId = useId();
  const fullId = useId();
  /** Null until somebody chooses: then it is the first ones of the list. */
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const known = entries.flatMap(({ product }) => product ?? []);
  const compared = picked ? known.filter(({ slug }) => picked.includes(slug)) : known.slice(0, mostCompared);
  const slugs = compared.map(({ slug }) => slug);
  const isFull = slugs.length >= mostCompared;

  if (entries.length === 0) return <EmptyShortlist />;
  return (
    <>
      <section aria-labelledby={headingId}>
        <Row gap={[0.5, 1]} align="center" spread="apart" className={styles.top}>
          <h2 id={headingId}>{t('list')}</h2>
          <Button icon={<Printer />} disabled={known.length === 0} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Row>
        <p role="status" className="visually-hidden">
          {t('count', { count: entries.length })}
        </p>
        <Stack as="ul" gap={0} className={styles.list}>
          {entries.map((entry) => {
            const isPicked = slugs.includes(entry.slug);
            return (
              <ShortlistRow
                key={entry.slug}
                entry={entry}
                isPicked={isPicked}
                whyNot={isFull && !isPicked ? fullId : undefined}
                onPick={() =>
                  setPicked(isPicked ? slugs.filter((slug) => slug !== entry.slug) : [...slugs, entry.slug])
                }
              />
            );
          })}
        </Stack>
        {isFull && entries.length > mostCompared && (
          <Text size="small" id={fullId}>
            {t('full')}
          </Text>
        )}
      </section>
      <section className={styles.compare} aria-labelledby={`${headingId}-compare`}>
        <h2 id={`${headingId}-compare`}>{t('compare')}</h2>
        {compared.length >= 2 ? (
          <CompareTable products={compared} labelledBy={`${headingId}-compare`} />
        ) : (
          <Text>{t(known.length >= 2 ? 'compareHint' : 'compareMore')}</Text>
        )}
      </section>
    </>
  );
}

function EmptyShortlist() {
  const t = useTranslations('shortlist.empty');
  return (
    <Stack gap={1} className={styles.empty}>
      <h2>{t('title')}</h2>
      <Text isMeasured>{t('text')}</Text>
      <Row gap={0.6}>
        <ButtonLink variant="primary" size="large" to={linkTo('Shop', undefined, { type: 'bud' })}>
          {t('toBuds')}
        </ButtonLink>
        <ButtonLink size="large" to={linkTo('Shop', undefined, { type: 'extract' })}>
          {t('toExtracts')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
