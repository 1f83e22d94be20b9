import type { SealShown } from '@shop/contract/desk/journal';
import { useTranslations } from 'use-intl';
import counted from './count-list.module.css';

/** What a seal took in, and why something was left open. */
export function SealFacts({ seal }: { seal: SealShown }) {
  const t = useTranslations('deskJournal.day');
  return (
    <dl className={counted.counts}>
      {Object.entries(seal.counts).map(([kind, count]) => (
        <div key={kind}>
          <dt>{t.has(`kinds.${kind}` as 'kinds.orders') ? t(`kinds.${kind}` as 'kinds.orders') : kind}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      {Object.entries(seal.reasons).map(([kind, reason]) => (
        <div key={`why ${kind}`} className={counted.why}>
          <dt>{t(`openEnds.${kind}` as 'openEnds.ordersOnTour')}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}
