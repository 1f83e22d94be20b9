import type { OpenEntry } from '@shop/contract/desk/payments';
import { useTranslations } from 'use-intl';
import { KeyedButton } from '#domain/desk/keys/keyed-button.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { LikenessQuestion } from '#domain/desk/order/likeness-question.tsx';
import { Sums } from '#domain/desk/sums/sums.tsx';
import styles from './payments.module.css';
import { useBookSure } from './use-book-sure.ts';

interface PaymentSumsProps {
  waiting: number;
  entries: readonly OpenEntry[];
  refunds: number;
}

/** How many wait and how sure they are, and all sure ones in one go. */
export function PaymentSums({ waiting, entries, refunds }: PaymentSumsProps) {
  const t = useTranslations('deskPayments');
  const { start, isBusy, progress, alike, forget } = useBookSure();
  const count = (wanted: OpenEntry['result']) => entries.filter(({ result }) => result === wanted).length;
  const sums = { waiting, sure: count('sure'), near: count('near'), open: count('open'), refunds };
  const mayBook = sums.sure > 0 || isBusy;
  useDeskKeys(mayBook && !isBusy ? [{ key: 'S', label: t('keys.sure'), act: start }] : []);
  return (
    <div className={styles.sums}>
      <Sums
        label={t('sums.label')}
        names={['waiting', 'sure', 'near', 'open', 'refunds']}
        wordsOf={(sum) => t(`sums.${sum}`)}
        figureOf={(sum) => sums[sum]}
      />
      {mayBook && (
        <KeyedButton letter="S" variant="primary" isBusy={isBusy} onPress={start}>
          {t('sums.book', { count: sums.sure })}
        </KeyedButton>
      )}
      {progress && <Progress all={waiting} {...progress} />}
      {alike.map(({ orderId, code }) => (
        <LikenessQuestion key={orderId} orderId={orderId} code={code} onAnswered={() => forget(orderId)} />
      ))}
    </div>
  );
}

function Progress({ all, booked, left }: { all: number; booked: number; left: number }) {
  const t = useTranslations('deskPayments.sums');
  const seen = Math.max(0, all - left);
  const words = t('booking', { seen, all, booked });
  return (
    <div className={styles.progress}>
      <progress max={Math.max(all, 1)} value={seen} aria-label={words} />
      <p role="status" className={styles.muted}>
        {words}
      </p>
    </div>
  );
}
