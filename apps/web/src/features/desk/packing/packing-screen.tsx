import { useTranslations } from 'use-intl';
import panes from '#domain/desk/panes/panes.module.css';
import { useQueue } from '#domain/desk/queue/use-queue.ts';
import styles from './packing.module.css';
import { PackingBench } from './packing-bench.tsx';
import { PackingList } from './packing-list.tsx';

interface PackingScreenProps {
  id: string | undefined;
  addressOf: (id: string) => string;
  orderAddressOf: (code: string) => string;
}

/** What is to be packed and released, and the one that is being worked on. */
export function PackingScreen({ id, addressOf, orderAddressOf }: PackingScreenProps) {
  const t = useTranslations('deskPacking');
  const { counts } = useQueue({ lane: 'toPack', isMine: false });
  return (
    <div className={panes.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {counts && (
          <p className={styles.muted}>
            {t('counts', { pack: counts.lanes.toPack.all, release: counts.lanes.toRelease.all })}
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <nav className={panes.pane} aria-label={t('lists.toPack')}>
          <div className={panes.scroll}>
            <PackingList lane="toPack" openId={id} addressOf={addressOf} />
            <PackingList lane="toRelease" openId={id} addressOf={addressOf} />
          </div>
        </nav>
        {id === undefined ? (
          <section className={panes.pane}>
            <p className={styles.empty}>{t('choose')}</p>
          </section>
        ) : (
          <PackingBench key={id} id={id} orderAddressOf={orderAddressOf} />
        )}
      </div>
    </div>
  );
}
