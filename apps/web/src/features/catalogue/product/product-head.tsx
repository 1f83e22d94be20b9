import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import { useTranslations } from 'use-intl';
import { Columns } from '#ui/columns.tsx';
import { Pill } from '#ui/pill.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { geneticName } from '../genetic-name.ts';
import { Meter } from '../meter.tsx';
import type { Product } from '../read-product.ts';
import styles from './product-head.module.css';

/** Above the name: that a prescription is needed, and the genetics. */
export function ProductLabels({ product }: { product: Product }) {
  const t = useTranslations('product');

  return (
    <Row gap={0.5} className={styles.labels}>
      <p>
        <Pill tone="info" icon={<ClipboardPlus aria-hidden="true" />}>
          {t('prescriptionOnly')}
        </Pill>
      </p>
      {product.genetic && (
        <p>
          <Pill>{geneticName(product.genetic)}</Pill>
        </p>
      )}
    </Row>
  );
}

/** Below the name: who makes it, and its measured contents. */
export function ProductReadings({ product }: { product: Product }) {
  const t = useTranslations('product');
  const { manufacturer, strain, thcPercent, cbdPercent, mgPerMl } = product;

  return (
    <>
      <Text className={styles.maker} lang="de">
        {[manufacturer, strain && t('cultivar', { strain })].filter(Boolean).join(' · ')}
      </Text>
      <Columns until="narrow" gap={2} className={styles.meters}>
        <Meter
          substance="thc"
          percent={thcPercent}
          isLarge
          note={mgPerMl ? t('mgPerMl', { value: mgPerMl.thc }) : undefined}
        />
        <Meter
          substance="cbd"
          percent={cbdPercent}
          isLarge
          note={mgPerMl ? t('mgPerMl', { value: mgPerMl.cbd }) : undefined}
        />
      </Columns>
    </>
  );
}
