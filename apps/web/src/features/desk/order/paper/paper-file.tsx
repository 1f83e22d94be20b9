import type { DeskOrder } from '@shop/contract/desk/orders';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { ApiError } from '#lib/api-error.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PrescriptionFile } from '../desk-order-queries.ts';
import { FileFindings } from './file-findings.tsx';
import { OriginalFile } from './original-file.tsx';
import { PageTurner } from './page-turner.tsx';
import styles from './paper.module.css';
import { PaperFailure } from './paper-failure.tsx';
import type { PaperLook } from './paper-look.ts';
import { PaperPicture } from './paper-picture.tsx';
import { useOpenedFile, usePage } from './use-opened-file.ts';

interface PaperFileProps {
  order: DeskOrder;
  file: PrescriptionFile;
  look: PaperLook;
  /** Beside another one it says which it is. */
  isNamed: boolean;
}

/** One file, page by page. It is opened when it is first shown, and that is on record. */
export function PaperFile({ order, file, look, isNamed }: PaperFileProps) {
  const t = useTranslations('deskPaper');
  const locale = useLocale();
  const [page, setPage] = useKeptState(`page ${file.file}`, 1);
  const opened = useOpenedFile(order.id, file.file);
  const { opening, pages = 0, isCut = false } = opened.data ?? {};
  const shown = usePage(order.id, pages > 0 ? opening : undefined, page);
  const error = opened.error ?? shown.error;
  const isReady = opened.data !== undefined;
  const isTooComplex = opened.data?.isTooComplex || (error instanceof ApiError && error.id === 'PageTooComplex');
  const isSigned = order.facts.evidence === 'signedFile' && file.kind === 'handedIn';

  const kind = t(`kinds.${file.kind}`);
  const name = file.isCurrent ? kind : t('former', { kind, day: shortMoment(file.arrivedAt, locale) });

  return (
    <figure className={styles.file} aria-label={name}>
      {isNamed && <figcaption>{name}</figcaption>}
      <FileFindings
        findings={file.findings}
        isCut={isCut}
        isEmpty={isReady && pages === 0 && !isTooComplex}
        isTooComplex={isTooComplex}
      />
      {opening !== undefined && file.mediaType === 'application/pdf' && (isSigned || isTooComplex) && (
        <OriginalFile
          orderId={order.id}
          code={order.code}
          opening={opening}
          label={t(isTooComplex ? 'downloadUnchecked' : 'download')}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard. */}
      <div className={styles.stage} tabIndex={0}>
        {error && !isTooComplex ? (
          <PaperFailure error={error} onRetry={() => void opened.refetch()} />
        ) : (
          (!isReady || (pages > 0 && !shown.data && !isTooComplex)) && <Skeleton isCard className={styles.waiting} />
        )}
        {!error && shown.data && (
          <PaperPicture key={`${opening} ${page}`} picture={shown.data} name={t('page', { page, pages })} look={look} />
        )}
      </div>
      {pages > 1 && <PageTurner page={page} pages={pages} onTurn={setPage} />}
    </figure>
  );
}
