import FileCheck from 'lucide-react/icons/file-check';
import Info from 'lucide-react/icons/info';
import Phone from 'lucide-react/icons/phone';
import Receipt from 'lucide-react/icons/receipt-text';
import Truck from 'lucide-react/icons/truck';
import { useTranslations } from 'use-intl';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Stack } from '#ui/stack.tsx';
import { CheckoutPart } from './checkout-part.tsx';
import styles from './order-information.module.css';

/** How one pays: nothing is paid here. */
export function PaymentPart() {
  const t = useTranslations('checkout.payment');
  return (
    <CheckoutPart part="payment" title={t('title')}>
      <Stack as="ul" gap={0.35} className={styles.payment}>
        <li>{t('transfer')}</li>
        <li>{t('pickup')}</li>
      </Stack>
    </CheckoutPart>
  );
}

/** CO-06, and whom one can ask (ApBetrO § 17 (2a)). */
export function OrderInformation() {
  const t = useTranslations('checkout');
  const tCart = useTranslations('cart.info');
  return (
    <section className={styles.information} aria-label={t('info.title')}>
      <ul>
        <li>
          <FileCheck aria-hidden="true" />
          <span>{tCart('request')}</span>
        </li>
        <li>
          <Truck aria-hidden="true" />
          <span>{tCart('delivery')}</span>
        </li>
        <li>
          <Receipt aria-hidden="true" />
          <span>{t('info.vat')}</span>
        </li>
        <li>
          <Info aria-hidden="true" />
          <span>{tCart('prescription')}</span>
        </li>
        <Advice />
      </ul>
    </section>
  );
}

function Advice() {
  const t = useTranslations('checkout.advice');
  const { phone, pharmacy } = useShopConfig();
  return (
    <li>
      <Phone aria-hidden="true" />
      <span>
        {t.rich('text', {
          phone: () => (
            <a className={styles.phone} href={dialLink(phone)}>
              {phone}
            </a>
          ),
        })}
        {pharmacy.advisoryHours && (
          <>
            <br />
            {t.rich('hours', {
              hours: () => <span lang={pharmacy.advisoryHoursEn ? undefined : 'de'}>{pharmacy.advisoryHours}</span>,
            })}
          </>
        )}
      </span>
    </li>
  );
}
