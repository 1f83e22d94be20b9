import Droplets from 'lucide-react/icons/droplets';
import Flower2 from 'lucide-react/icons/flower-2';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import styles from './empty-cart.module.css';

export function EmptyCartPicture() {
  return (
    <div className={styles.disc} aria-hidden="true">
      <ShoppingBag />
    </div>
  );
}

/** The two ways back into the shop. */
export function WaysToShop() {
  const t = useTranslations('cart.empty');
  return (
    <Row gap={0.6} spread="around" className={styles.ways}>
      <ButtonLink variant="primary" size="large" icon={<Flower2 />} to={linkTo('Shop', undefined, { type: 'bud' })}>
        {t('flowers')}
      </ButtonLink>
      <ButtonLink size="large" icon={<Droplets />} to={linkTo('Shop', undefined, { type: 'extract' })}>
        {t('extracts')}
      </ButtonLink>
    </Row>
  );
}

interface SavedCartHintProps {
  onSignIn(): void;
}

/** A cart may wait at the account of whoever signs in. */
export function SavedCartHint({ onSignIn }: SavedCartHintProps) {
  const t = useTranslations('cart.empty');
  return (
    <Text size="small" isMeasured>
      {t.rich('signIn', {
        link: (words) => <LinkButton onClick={onSignIn}>{words}</LinkButton>,
      })}
    </Text>
  );
}
