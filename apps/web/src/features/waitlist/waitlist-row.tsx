import type { Output } from '@shop/contract/endpoint';
import type { Endpoints } from '@shop/contract/endpoints';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { Tone } from '#ui/part.ts';
import { Pill } from '#ui/pill.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import styles from './waitlist.module.css';

export type WaitedFor = Output<Endpoints['readWaitlist']>['items'][number];

interface WaitlistRowProps {
  item: WaitedFor;
  isBusy: boolean;
  onAgain(): void;
  onEnd(): void;
}

const tones: Partial<Record<WaitedFor['state'], Tone>> = { available: 'ok', goneAgain: 'warn' };

/** One product somebody waits for: where it stands, the way to it, and the end of waiting. */
export function WaitlistRow({ item, isBusy, onAgain, onEnd }: WaitlistRowProps) {
  const t = useTranslations('waitlist');
  const locale = useLocale();
  const { product, state, since, toldAt } = item;
  const title = product.name;

  return (
    <li className={styles.row}>
      <Thumbnail url={product.imageUrl} isDimmed={state !== 'available'} />
      <div className={styles.words}>
        <h3 lang="de">
          {state === 'discontinued' ? title : <Link to={linkTo('Product', { slug: product.slug })}>{title}</Link>}
        </h3>
        <Text size="small" lang="de">
          {product.manufacturer}
        </Text>
        <p>
          <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
        </p>
        <Text size="small">
          {toldAt ? t('told', { date: formatDate(toldAt, locale) }) : t('since', { date: formatDate(since, locale) })}{' '}
          {state === 'goneAgain' && t('keepsPlace')}
        </Text>
      </div>
      <Row gap={0.5} className={styles.ways}>
        {state === 'available' && (
          <ButtonLink variant="primary" to={linkTo('Product', { slug: product.slug })}>
            {t('toProduct')}
            <Named title={title} />
          </ButtonLink>
        )}
        {state === 'goneAgain' && (
          <Button variant="primary" isBusy={isBusy} aria-label={t('againOf', { title })} onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button isBusy={isBusy} aria-label={t('endOf', { title })} onClick={onEnd}>
          {t('end')}
        </Button>
      </Row>
    </li>
  );
}

function Named({ title }: { title: string }) {
  return (
    <span className="visually-hidden" lang="de">
      {' '}
      {title}
    </span>
  );
}
