import { proposedEvidence } from '@shop/contract/desk/evidence';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { recordLimits } from '@shop/contract/desk/review-limits';
import Plus from 'lucide-react/icons/plus';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import type { Review } from '../desk-order-queries.ts';
import { IssuePart, PersonPart, PrescriberPart } from './head-parts.tsx';
import { LinePart } from './line-part.tsx';
import styles from './record.module.css';
import { RecordConflict } from './record-conflict.tsx';
import { extraLine, type LineDraft, linePart, partsOf } from './record-draft.ts';
import { RecordFailure } from './record-failure.tsx';
import { SignaturePart } from './signature-part.tsx';
import { useReading } from './use-reading.ts';
import { useRecordDraft } from './use-record-draft.ts';
import { useSaveRecord } from './use-save-record.ts';

interface RecordFormProps {
  order: DeskOrder;
  review: Review;
  /** The file that counts now; null for none. */
  file: string | null;
  /** From the first change on the form stays open, whatever colleagues save. */
  onTyping: () => void;
  onSaved: () => void;
  /** Left out while there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

/** What stands on the prescription, entered once. Proposals come from the order; each part is said to stand there like this. */
export function RecordForm({ order, review, file, onTyping, onSaved, onCancel }: RecordFormProps) {
  const t = useTranslations('deskRecord');
  const { draft, isBehind, isOtherFile, takeFile, forget, ...kept } = useRecordDraft(order.id, review, {
    file,
    proposed: proposedEvidence(order.facts.prescriptionFormat, file !== null),
  });
  const change: typeof kept.change = (part) => {
    onTyping();
    kept.change(part);
  };
  const save = useSaveRecord(order, () => {
    forget();
    onSaved();
  });
  const isHeld = isBehind || isOtherFile;
  const reading = useReading(draft, { onChange: change, onComplete: (whole) => !isHeld && save.mutate(whole) });
  const partOf = (part: string) => ({
    draft,
    problems: reading.problemsOf(part),
    acts: reading.actsOf(part),
    onChange: change,
  });
  const openCount = partsOf(draft).filter((part) => !draft.read.includes(part)).length;

  const changeLines = (lines: LineDraft[]) =>
    change({
      lines,
      read: draft.read.filter((part) => lines.length === draft.lines.length || !part.startsWith('line-')),
    });

  return (
    <form className={styles.form} aria-label={t('title')} noValidate onSubmit={(event) => event.preventDefault()}>
      <p className={styles.hint}>{t('hint')}</p>
      {(isBehind || isOtherFile) && (
        <RecordConflict
          draft={draft}
          review={review}
          isOtherFile={isOtherFile}
          onKeep={() => (isOtherFile ? takeFile() : change({ recordVersion: review.recordVersion }))}
          onLoad={forget}
        />
      )}
      {save.error && !isHeld && <RecordFailure error={save.error} order={order} />}
      <PersonPart {...partOf('person')} />
      <IssuePart {...partOf('issue')} />
      <PrescriberPart {...partOf('prescriber')} />
      {draft.lines.map((line, index) => (
        <LinePart
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own; its place is on the paper.
          key={index}
          line={line}
          index={index}
          ordered={review.ordered}
          problems={reading.problemsOf(linePart(index))}
          acts={reading.actsOf(linePart(index))}
          onChange={(part) => changeLines(draft.lines.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          onRemove={draft.lines.length > 1 ? () => changeLines(draft.lines.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      {draft.lines.length < recordLimits.lines && (
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => changeLines([...draft.lines, extraLine])}
        >
          {t('addLine')}
        </Button>
      )}
      <SignaturePart {...partOf('signature')} />
      <Row gap={0.5}>
        <Button variant="primary" isBusy={save.isPending} aria-disabled={isHeld || undefined} onClick={reading.goOn}>
          {openCount > 0 ? t('goOn', { count: openCount }) : t('save')}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </Row>
    </form>
  );
}
