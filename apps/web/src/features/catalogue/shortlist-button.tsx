import Bookmark from 'lucide-react/icons/bookmark';
import { useTranslations } from 'use-intl';
import { mostOnShortlist, putOnShortlist, takeOffShortlist } from '#domain/shortlist/shortlist.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast.ts';
import type { Product } from './read-product.ts';
import styles from './shortlist-button.module.css';

interface ShortlistButtonProps {
  product: Product;
  isOnList: boolean;
  /** On a card there is room for the icon alone. */
  isIcon?: boolean;
}

/** Puts a product on the shortlist, or takes it off. */
export function ShortlistButton({ product: { slug, title }, isOnList, isIcon = false }: ShortlistButtonProps) {
  const t = useTranslations('catalogue.shortlist');
  const icon = <Bookmark className={isOnList ? styles.filled : undefined} />;

  function toggle() {
    if (isOnList) takeOffShortlist(slug);
    else if (putOnShortlist(slug))
      showToast(t('done', { title }), { type: 'success', action: { label: t('open'), to: linkTo('Shortlist') } });
    else showToast(t('full', { most: mostOnShortlist }), { type: 'error' });
  }

  return isIcon ? (
    <span className={styles.corner}>
      <IconButton
        label={t(isOnList ? 'takeOffTitle' : 'putTitle', { title })}
        icon={icon}
        className={styles.icon}
        onClick={toggle}
      />
    </span>
  ) : (
    <Button variant="ghost" icon={icon} onClick={toggle}>
      {t(isOnList ? 'takeOff' : 'put')}
    </Button>
  );
}
