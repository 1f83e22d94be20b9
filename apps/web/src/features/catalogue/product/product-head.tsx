import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import { useTranslations } from 'use-intl';
import { Pill } from '#ui/pill.tsx';
import { Meter } from '../meter.tsx';
import type { Product } from '../read-product.ts';
import styles from './product-head.module.css';
import { useGeneticWords } from './use-genetic-words.ts';

/** Above the name: that a prescription is needed, and the genetics. */
export function ProductLabels({ product }: { product: Product }) {
  const t = useTranslations('product');
  const geneticWords = useGeneticWords();

  return (
    <div className={styles.labels}>
      <p>
        <Pill tone="info" icon={<ClipboardPlus aria-hidden="true" />}>
          {t('prescriptionOnly')}
        </Pill>
      </p>
      {product.genetic && (
        <p>
          <Pill>{geneticWords(product.genetic)}</Pill>
        </p>
      )}
    </div>
  );
}

/** Below the name: who makes it, and its measured contents. */
export function ProductReadings({ product }: { product: Product }) {
  const t = useTranslations('product');
  const { manufacturer, strain, thcPercent, cbdPercent, mgPerMl } = product;

  return (
    <>
      <p className={styles.maker} lang="de">
        {[manufacturer, strain && t('cultivar', { strain })].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.meters}>
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
      </div>
    </>
  );
}
