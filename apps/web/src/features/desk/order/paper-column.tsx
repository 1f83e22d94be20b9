import type { DeskOrder } from '@shop/contract/desk/orders';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import panes from '#domain/desk/panes/panes.module.css';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AttachForm } from './attach/attach-form.tsx';
import { AttachOpener } from './attach/attach-opener.tsx';
import { usePrescriptionFiles } from './desk-order-queries.ts';
import { attachId, useMayAttach } from './may-attach.ts';
import { OlderChoice } from './paper/older-choice.tsx';
import paper from './paper/paper.module.css';
import { PaperChoice } from './paper/paper-choice.tsx';
import { PaperFailure } from './paper/paper-failure.tsx';
import { PaperFile } from './paper/paper-file.tsx';
import { PaperFoot } from './paper/paper-foot.tsx';
import { plainLook } from './paper/paper-look.ts';
import { PaperTools } from './paper/paper-tools.tsx';
import { choicesOf, filesShown, replaced, type Shown } from './paper/shown-files.ts';
import { useFullScreen } from './paper/use-full-screen.ts';

/** What the patient handed in, and the scan of the original. */
export function PaperColumn({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskPaper');
  const { data, error, refetch } = usePrescriptionFiles(order.id);
  const [chosen, choose] = useKeptState<Shown>(`paper ${order.id}`, 'handedIn');
  const [older, chooseOlder] = useKeptState<string | null>(`older ${order.id}`, null);
  const [look, setLook] = useKeptState(`look ${order.id}`, plainLook);
  const [isAttaching, setAttaching] = useKeptState(`attach ${order.id}`, false);
  const mayAttach = useMayAttach(order);
  const box = useRef<HTMLElement>(null);
  const [isFull, setFull] = useFullScreen(box);
  const files = data?.items ?? [];
  const choices = choicesOf(files);
  const shown = choices.includes(chosen) ? chosen : (choices[0] ?? 'handedIn');
  const inSight = filesShown(files, shown, older);

  const switchFull = () => setFull(!isFull);
  useDeskKeys([
    ...(files.length > 0 ? [{ key: 'g', label: t('keys.full'), act: switchFull, isHarmless: true }] : []),
    ...(isFull ? [{ key: 'Escape', label: t('leaveFull'), act: switchFull }] : []),
  ]);

  return (
    <section ref={box} tabIndex={-1} className={joinClasses(panes.pane, paper.paper)} aria-label={t('title')}>
      <div className={paper.bar}>
        <PaperChoice choices={choices} shown={shown} onShow={choose} />
        {shown === 'replaced' && <OlderChoice files={replaced(files)} value={older} onChoose={chooseOlder} />}
        {files.length > 0 && <PaperTools look={look} onLook={setLook} isFull={isFull} onFull={switchFull} />}
        {mayAttach && (
          <AttachOpener hasFile={files.length > 0} isOpen={isAttaching} onOpen={() => setAttaching(true)} />
        )}
      </div>
      {mayAttach && isAttaching && (
        <AttachForm
          order={order}
          onClose={() => {
            setAttaching(false);
            document.getElementById(attachId)?.focus();
          }}
        />
      )}
      {error && !data && <PaperFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton isCard />}
      {data && !isAttaching && !files.some(({ isCurrent }) => isCurrent) && (
        <p className={paper.nothing}>{t(`nothing.${order.facts.prescriptionFormat}`)}</p>
      )}
      <div className={paper.files}>
        {inSight.map((file) => (
          <PaperFile key={file.file} order={order} file={file} look={look} isNamed={inSight.length > 1} />
        ))}
      </div>
      <PaperFoot order={order} files={files} />
    </section>
  );
}
