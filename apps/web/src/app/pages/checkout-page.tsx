import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { WaysToShop } from '#features/cart/page/empty-cart.tsx';
import { Checkout } from '#features/ordering/checkout.tsx';
import { OrderProgress } from '#features/ordering/order-progress.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './ordering-page.module.css';

export default function CheckoutPage() {
  const t = useTranslations('checkout');
  const { step } = useParams();
  usePageTitle(t('title'));
  return (
    <div className={joinClasses('wrap', styles.page)}>
      <OrderProgress current="delivery" />
      <div className={styles.columns}>
        {/* The same heading in all states, because it has the focus after navigation. */}
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <Checkout step={step} waysToShop={<WaysToShop />} />
      </div>
    </div>
  );
}
