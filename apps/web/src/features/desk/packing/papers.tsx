import type { PackingShown } from '@shop/contract/desk/packing';
import type { PaperKind } from '@shop/contract/desk/packing-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.ts';
import styles from './packing.module.css';

interface Paper {
  paper: PaperKind;
  portion?: number;
  name: string;
  times: number;
  isReady: boolean;
  /** For what, while it is not ready. */
  waits: string;
}

/** Labels and lists of an order, each with how often it was printed. */
export function Papers({ packing }: { packing: PackingShown }) {
  const t = useTranslations('deskPacking.papers');
  const mayPrint = useHasRight('printLabel');
  const timesOf = (paper: PaperKind) => packing.prints.find(({ kind }) => kind === paper)?.times ?? 0;
  const papers: Paper[] = [
    ...packing.portions.map(({ id, product, weighing, label, labelPrints }, index) => ({
      paper: 'label' as const,
      portion: id,
      name: t('label', { number: index + 1, product }),
      times: labelPrints,
      isReady: weighing !== null && label.missing.length === 0,
      waits: t(weighing === null ? 'afterWeighing' : 'incomplete'),
    })),
    ...(['packingList', 'addressLabel'] as const).map((paper) => ({
      paper,
      name: t(paper),
      times: timesOf(paper),
      isReady: packing.portions.every(({ weighing }) => weighing !== null),
      waits: t('afterWeighing'),
    })),
  ];
  return (
    <section aria-labelledby="papers">
      <h3 id="papers">{t('title')}</h3>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={`${paper.paper}-${paper.portion ?? ''}`}>
            <span>
              {paper.name}
              <small>
                {paper.isReady
                  ? t(paper.paper === 'label' ? 'labelTimes' : 'times', { times: paper.times })
                  : paper.waits}
              </small>
            </span>
            {mayPrint && paper.isReady && <PrintButton packing={packing} paper={paper} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PrintButton({
  packing: { id, code },
  paper: { paper, portion, name },
}: {
  packing: PackingShown;
  paper: Paper;
}) {
  const t = useTranslations('deskPacking.papers');
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      deskCall('printPaper', {
        params: { id },
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { paper, ...(portion !== undefined && { portion }) },
      }),
    onSuccess: (bytes) => saveFile(bytes, `${paper}-${code}.pdf`),
    onError: () => showToast(t('failed'), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.packing(id) }),
  });
  return (
    <Button size="small" isBusy={isPending} aria-label={t('printOf', { paper: name })} onClick={() => mutate()}>
      {t('print')}
    </Button>
  );
}
