import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import panes from '#domain/desk/panes/panes.module.css';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePrescriptionFiles } from './desk-order-queries.ts';
import paper from './paper/paper.module.css';
import { PaperChoice, type Shown } from './paper/paper-choice.tsx';
import { PaperFailure } from './paper/paper-failure.tsx';
import { PaperFile } from './paper/paper-file.tsx';
import { PaperFoot } from './paper/paper-foot.tsx';
import { plainLook } from './paper/paper-look.ts';
import { PaperTools } from './paper/paper-tools.tsx';

/** What the patient handed in, and the scan of the original. */
export function PaperColumn({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskPaper');
  const { data, error, refetch } = usePrescriptionFiles(order.id);
  const [chosen, choose] = useKeptState<Shown>(`paper ${order.id}`, 'handedIn');
  const [look, setLook] = useKeptState(`look ${order.id}`, plainLook);
  const files = data?.items.filter(({ isCurrent }) => isCurrent) ?? [];
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  const shown = chosen === 'both' || kinds.includes(chosen) ? chosen : (kinds[0] ?? 'handedIn');

  return (
    <section className={panes.pane} aria-label={t('title')}>
      <div className={paper.bar}>
        <PaperChoice kinds={kinds} shown={shown} onShow={choose} />
        {files.length > 0 && <PaperTools look={look} onLook={setLook} />}
      </div>
      {error && !data && <PaperFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton isCard />}
      {data && files.length === 0 && <p className={paper.nothing}>{t(`nothing.${order.facts.prescriptionFormat}`)}</p>}
      <div className={paper.files}>
        {files
          .filter(({ kind }) => shown === 'both' || kind === shown)
          .map((file) => (
            <PaperFile key={file.file} order={order} file={file} look={look} />
          ))}
      </div>
      <PaperFoot order={order} />
    </section>
  );
}
