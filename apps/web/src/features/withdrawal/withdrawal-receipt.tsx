import CircleCheck from 'lucide-react/icons/circle-check';
import Printer from 'lucide-react/icons/printer';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import type { Declaration } from './declaration.ts';
import { DeclarationFacts } from './declaration-facts.tsx';
import styles from './withdrawal.module.css';

interface WithdrawalReceiptProps {
  declaration: Declaration;
  receivedAt: string;
  onAnother: () => void;
}

/** The receipt: what was declared, and when it arrived. The same goes out by mail. */
export function WithdrawalReceipt({ declaration, receivedAt, onAnother }: WithdrawalReceiptProps) {
  const t = useTranslations('withdrawal.receipt');
  const locale = useLocale();
  return (
    <Stack gap={1.25} className={styles.form}>
      <Notice tone="ok" icon={<CircleCheck aria-hidden="true" />} className={styles.received}>
        <p>
          <time dateTime={receivedAt}>
            {t('received', { date: formatDate(receivedAt, locale), time: formatTime(receivedAt, locale) })}
          </time>
        </p>
      </Notice>
      <p>{t.rich('text', { email: () => <b translate="no">{declaration.email}</b> })}</p>
      <h2 className={styles.contents}>{t('contents')}</h2>
      <DeclarationFacts declaration={declaration} />
      <Row gap={0.6} isStackedOnPhones className="screen-only">
        <Button icon={<Printer />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="ghost" onClick={onAnother}>
          {t('another')}
        </Button>
      </Row>
    </Stack>
  );
}
