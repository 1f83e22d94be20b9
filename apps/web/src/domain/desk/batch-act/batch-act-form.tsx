import type { BatchShown } from '@shop/contract/desk/stock';
import type { Unit } from '@shop/contract/quantity';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { deskMeQuery } from '#domain/desk/desk-queries.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { useBatchName } from '#domain/desk/stock/use-batch-name.ts';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { actProblems } from './act-draft.ts';
import { ActFields } from './act-fields.tsx';
import { type ActField, actRules, type BatchAct, fieldsOf } from './batch-acts.ts';
import { BatchChanged } from './batch-changed.tsx';
import { useBatchAct } from './use-batch-act.ts';

interface BatchActFormProps {
  batch: BatchShown;
  unit: Unit;
  act: BatchAct;
  onClose: () => void;
}

/** One act on a batch, in its place below the batch. */
export function BatchActForm({ batch, unit, act, onClose }: BatchActFormProps) {
  const t = useTranslations('deskStock');
  const id = useId();
  const nameOf = useBatchName();
  const amountWords = useAmountWords();
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const { draft, setDraft, isChecked, submit, shell } = useBatchAct({ batch, act, onClose });
  const { seen, onDrop, ...state } = shell;
  const amount = amountWords([{ unit, quantity: batch.onHand }]);
  const problems = actProblems(act, draft, { ...batch, myName: me?.name ?? '' });
  const [firstBad] = Object.keys(problems) as ActField[];
  const told = Object.entries(problems).map(([field, problem]) => [field, t(`problems.${problem}`, { amount })]);

  function drop(): void {
    onDrop();
    onClose();
  }

  return (
    <DeskForm
      {...state}
      title={t(`actsOf.${act}`, { batch: nameOf(batch) })}
      about={t(`about.${act}`, { amount })}
      sendLabel={t(`send.${act}`)}
      isFinal={actRules[act].isFinal ?? false}
      changed={seen.changes && <BatchChanged changes={seen.changes} unit={unit} onKeep={seen.lookAt} onDrop={drop} />}
      onDrop={onDrop}
      onSend={() => submit(firstBad ? `${id}-${firstBad}` : null, (version) => ({ version, draft }))}
    >
      <ActFields
        act={act}
        fields={fieldsOf(act, batch)}
        unit={unit}
        id={id}
        draft={draft}
        problems={isChecked ? Object.fromEntries(told) : {}}
        onChange={setDraft}
      />
    </DeskForm>
  );
}
