import type { ShippingType } from '@shop/contract/checkout';
import FileCheck from 'lucide-react/icons/file-check';
import Info from 'lucide-react/icons/info';
import Phone from 'lucide-react/icons/phone';
import Receipt from 'lucide-react/icons/receipt-text';
import Truck from 'lucide-react/icons/truck';
import { useTranslations } from 'use-intl';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Bullets } from '#ui/bullets.tsx';
import { IconLine } from '#ui/icon-line.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { CheckoutPart } from './checkout-part.tsx';
import styles from './order-information.module.css';

/** How one pays: nothing is paid here. */
export function PaymentPart({ type }: { type: ShippingType | null }) {
  const t = useTranslations('checkout.payment');
  return (
    <CheckoutPart part="payment" title={t('title')}>
      <Bullets gap={0.35} className={styles.payment}>
        {type !== 'selfPickUp' && <li>{t('transfer')}</li>}
        {(type === 'selfPickUp' || type === null) && <li>{t('pickup')}</li>}
      </Bullets>
    </CheckoutPart>
  );
}

/** CO-06, and whom one can ask (ApBetrO § 17 (2a)). */
export function OrderInformation({ type }: { type: ShippingType | null }) {
  const t = useTranslations('checkout');
  const tCart = useTranslations('cart.info');
  return (
    <Note as="section" tone="plain" className={styles.information} aria-label={t('info.title')}>
      <Stack as="ul" gap={0.65}>
        <IconLine as="li" tone="primary" icon={<FileCheck aria-hidden="true" />} className={styles.line}>
          <span>{tCart('request')}</span>
        </IconLine>
        <IconLine as="li" tone="primary" icon={<Truck aria-hidden="true" />} className={styles.line}>
          <span>{tCart(`delivery.${type ?? 'standard'}.paper`)}</span>
        </IconLine>
        <IconLine as="li" tone="primary" icon={<Receipt aria-hidden="true" />} className={styles.line}>
          <span>{t('info.vat')}</span>
        </IconLine>
        <IconLine as="li" tone="primary" icon={<Info aria-hidden="true" />} className={styles.line}>
          <span>{tCart('prescription')}</span>
        </IconLine>
        <Advice />
      </Stack>
    </Note>
  );
}

function Advice() {
  const t = useTranslations('checkout.advice');
  const { phone, pharmacy } = useShopConfig();
  return (
    <IconLine as="li" tone="primary" icon={<Phone aria-hidden="true" />} className={styles.line}>
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
    </IconLine>
  );
}
