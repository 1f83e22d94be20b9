import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PrescriptionFile } from '../desk-order-queries.ts';
import { FileFindings } from './file-findings.tsx';
import { PageTurner } from './page-turner.tsx';
import styles from './paper.module.css';
import { PaperFailure } from './paper-failure.tsx';
import type { PaperLook } from './paper-look.ts';
import { PaperPicture } from './paper-picture.tsx';
import { SignedFile } from './signed-file.tsx';
import { useOpenedFile, usePage } from './use-opened-file.ts';

interface PaperFileProps {
  order: DeskOrder;
  file: PrescriptionFile;
  look: PaperLook;
}

/** One file, page by page. It is opened when it is first shown, and that is on record. */
export function PaperFile({ order, file, look }: PaperFileProps) {
  const t = useTranslations('deskPaper');
  const [page, setPage] = useKeptState(`page ${file.file}`, 1);
  const opened = useOpenedFile(order.id, file.file);
  const { opening, pages = 0, isCut = false } = opened.data ?? {};
  const shown = usePage(order.id, pages > 0 ? opening : undefined, page);
  const error = opened.error ?? shown.error;
  const isReady = opened.data !== undefined;
  const isSigned = order.facts.prescriptionFormat === 'digital' && file.kind === 'handedIn';

  return (
    <figure className={styles.file} aria-label={t(`kinds.${file.kind}`)}>
      <FileFindings findings={file.findings} isCut={isCut} isEmpty={isReady && pages === 0} />
      {opening !== undefined && isSigned && file.mediaType === 'application/pdf' && (
        <SignedFile orderId={order.id} code={order.code} opening={opening} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard. */}
      <div className={styles.stage} tabIndex={0}>
        {error ? (
          <PaperFailure error={error} onRetry={() => void opened.refetch()} />
        ) : (
          (!isReady || (pages > 0 && !shown.data)) && <Skeleton isCard className={styles.waiting} />
        )}
        {!error && shown.data && (
          <PaperPicture key={`${opening} ${page}`} picture={shown.data} name={t('page', { page, pages })} look={look} />
        )}
      </div>
      {pages > 1 && <PageTurner page={page} pages={pages} onTurn={setPage} />}
    </figure>
  );
}
