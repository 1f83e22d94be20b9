import { useTranslations } from 'use-intl';
import { useScans } from '#domain/desk/keys/use-scans.ts';
import { FindOriginal } from './find/find-original.tsx';
import { Letters } from './letters/letters.tsx';
import { OriginalsToSend } from './originals-to-send.tsx';
import styles from './post-room.module.css';
import { LastScan } from './scan/last-scan.tsx';
import { ScanField } from './scan/scan-field.tsx';
import { SittingList } from './scan/sitting-list.tsx';
import { useScanWords } from './scan/use-scan-words.ts';
import { useSitting } from './scan/use-sitting.ts';
import { useSounds } from './scan/use-sounds.ts';

/** Originals one after another: a scanner is read wherever the focus is. */
export function PostRoom({ addressOf }: { addressOf: (code: string) => string }) {
  const t = useTranslations('deskPost');
  const sounds = useSounds();
  const { scans, receive, retry } = useSitting(sounds.sound);
  const words = useScanWords();
  const [last] = scans;
  useScans(receive);

  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.room}>
        <div>
          <ScanField hasSounds={sounds.isOn} onSounds={sounds.toggle} onCode={receive} />
          <p role="status" className="visually-hidden">
            {last && last.state !== 'checking' && words.sentence(last)}
          </p>
          <LastScan scan={last} addressOf={addressOf} onRetry={retry} />
          <SittingList scans={scans} addressOf={addressOf} onRetry={retry} />
        </div>
        <div className={styles.aside}>
          <FindOriginal onReceive={receive} />
          <OriginalsToSend addressOf={addressOf} />
          <Letters addressOf={addressOf} />
        </div>
      </div>
    </>
  );
}
