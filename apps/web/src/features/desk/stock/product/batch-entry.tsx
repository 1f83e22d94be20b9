import type { BatchShown } from '@shop/contract/desk/stock';
import type { Unit } from '@shop/contract/quantity';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BatchActForm } from '#domain/desk/batch-act/batch-act-form.tsx';
import { actRules, type BatchAct } from '#domain/desk/batch-act/batch-acts.ts';
import { BatchCertificate } from '#domain/desk/certificate/batch-certificate.tsx';
import { KeyedButton } from '#domain/desk/keys/keyed-button.tsx';
import { BatchState } from '#domain/desk/stock/batch-state.tsx';
import { useBatchName } from '#domain/desk/stock/use-batch-name.ts';
import { Note } from '#ui/note.tsx';
import { BatchFacts } from './batch-facts.tsx';
import styles from './product-stock.module.css';

interface BatchEntryProps {
  batch: BatchShown;
  unit: Unit;
  acts: readonly BatchAct[];
  /** Of the recall under way, for who may see it. */
  recallAddress: string | null | undefined;
  isSelected: boolean;
  openAct: BatchAct | null;
  onSelect: () => void;
  onAct: (act: BatchAct | null) => void;
}

/** A batch with what may be done with it; the form of an act opens below. */
export function BatchEntry(props: BatchEntryProps) {
  const { batch, unit, acts, recallAddress, isSelected, openAct, onSelect, onAct } = props;
  const t = useTranslations('deskStock');
  const id = useId();
  const nameOf = useBatchName();
  const name = nameOf(batch);
  return (
    <li
      data-row={batch.id}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.batch}
      data-selected={isSelected || undefined}
      onFocus={onSelect}
    >
      <div className={styles.batchHead}>
        <h3 id={id}>{name}</h3>
        <BatchState state={batch.state} />
        {recallAddress && <Link to={recallAddress}>{t('batch.toRecall')}</Link>}
        <div className={styles.acts}>
          {acts.map((act) => (
            <KeyedButton
              key={act}
              size="small"
              variant={act === 'release' ? 'primary' : 'secondary'}
              letter={actRules[act].key}
              label={t(`actsOf.${act}`, { batch: name })}
              onPress={() => onAct(act)}
            >
              {t(`acts.${act}`)}
            </KeyedButton>
          ))}
        </div>
      </div>
      {batch.isNumberAwaited && <Note tone="warn">{t('batch.numberAwaited')}</Note>}
      <BatchFacts batch={batch} unit={unit} />
      <BatchCertificate batch={batch} />
      {openAct && <BatchActForm key={openAct} batch={batch} unit={unit} act={openAct} onClose={() => onAct(null)} />}
    </li>
  );
}
