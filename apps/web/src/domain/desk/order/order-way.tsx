import type { ShippingType } from '@shop/contract/checkout';
import Bike from 'lucide-react/icons/bike';
import Package from 'lucide-react/icons/package';
import Store from 'lucide-react/icons/store';
import type { ComponentType, SVGProps } from 'react';
import { useTranslations } from 'use-intl';
import styles from './order-way.module.css';

const icons: Record<ShippingType, ComponentType<SVGProps<SVGSVGElement>>> = {
  standard: Package,
  courier: Bike,
  selfPickUp: Store,
};

/** How the order reaches the patient. */
export function OrderWay({ way }: { way: ShippingType }) {
  const t = useTranslations('deskTools.ways');
  const Icon = icons[way];
  return (
    <span className={styles.way}>
      <Icon aria-hidden="true" />
      {t(way)}
    </span>
  );
}
