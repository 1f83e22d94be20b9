import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { takeOffShortlist } from '#domain/shortlist/shortlist.ts';
import { linkTo } from '#lib/routes.ts';
import { Choice } from '#ui/choice.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Text } from '#ui/text.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import styles from './shortlist.module.css';
import type { ShortlistEntry } from './use-shortlist-products.ts';

interface ShortlistRowProps {
  entry: ShortlistEntry;
  isPicked: boolean;
  /** The id of the sentence that says why it cannot be compared now. */
  whyNot: string | undefined;
  onPick(): void;
}

/** One remembered product: what it is, whether it is compared, and the way off the list. */
export function ShortlistRow({ entry, isPicked, whyNot, onPick }: ShortlistRowProps) {
  const t = useTranslations('shortlist');
  const { slug, product, state, retry } = entry;
  const title = product?.title ?? slug;

  return (
    <li className={styles.row} aria-busy={state === 'loading'}>
      <Thumbnail url={product?.images.at(-1) ?? null} isDimmed={!product?.isAvailable} />
      <div className={styles.name}>
        <h3 lang="de">{product ? <Link to={linkTo('Product', { slug })}>{title}</Link> : title}</h3>
        {product && (
          <Text size="small" lang="de">
            {product.manufacturer}
          </Text>
        )}
        {state === 'loading' && <Text size="small">{t('loading')}</Text>}
        {state === 'gone' && <Text size="small">{t('gone')}</Text>}
        {state === 'failed' && (
          <Text size="small" role="alert">
            {t('failed')} <LinkButton onClick={retry}>{t('retry')}</LinkButton>
          </Text>
        )}
      </div>
      {product && (
        <Choice
          className={styles.pick}
          checked={isPicked}
          aria-disabled={whyNot !== undefined}
          aria-describedby={whyNot}
          onChange={() => whyNot === undefined && onPick()}
        >
          {t('pick')}
          <span className="visually-hidden" lang="de">
            {' '}
            {title}
          </span>
        </Choice>
      )}
      <IconButton
        className={styles.remove}
        label={t('remove', { title })}
        icon={<X />}
        onClick={() => takeOffShortlist(slug)}
      />
    </li>
  );
}
