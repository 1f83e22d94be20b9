import { useTranslations } from 'use-intl';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import styles from './giro-code.module.css';

interface GiroCodeProps {
  code: { size: number; path: string };
}

/** Dark on white in both themes: many scanners cannot read it the other way round. */
export function GiroCode({ code: { size, path } }: GiroCodeProps) {
  const t = useTranslations('orders.next.payment');
  return (
    <Stack as="figure" gap={0.4} align="center" className={styles.figure}>
      <svg
        data-theme="light"
        className={styles.code}
        role="img"
        aria-label={t('qrCode')}
        viewBox={`0 0 ${size} ${size}`}
      >
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <Text as="figcaption" size="small">
        {t('qrHint')}
      </Text>
    </Stack>
  );
}
