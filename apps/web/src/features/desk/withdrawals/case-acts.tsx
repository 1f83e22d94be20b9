import type { WithdrawalCase } from '@shop/contract/desk/withdrawals';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import cases from '#domain/desk/cases/cases.module.css';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { Button } from '#ui/button.tsx';
import { AcceptForm } from './accept-form.tsx';
import { type TextAct, TextActForm } from './text-act-form.tsx';
import { useCaseAct, usePrintGoodsBack } from './use-withdrawals.ts';

type Form = TextAct | 'acceptWithdrawal';

/** What can be done with the case as it stands, the next step first. */
function formsFor(shown: WithdrawalCase, may: { take: boolean; decide: boolean }): Form[] {
  const { state, decision, order } = shown;
  const taking: Form[] = [];
  const deciding: Form[] = [];
  if (state === 'unproven') {
    if (order) taking.push('confirmWithdrawalSender');
    taking.push('assignWithdrawal');
  }
  if (state === 'undecided') deciding.push('acceptWithdrawal', 'refuseWithdrawal');
  if (state === 'goodsAwaited') {
    taking.push('noteGoodsBack');
    deciding.push('waiveGoods');
  }
  if (state !== 'closed' && decision === null) deciding.push('dismissWithdrawal');
  return [...(may.take ? taking : []), ...(may.decide ? deciding : [])];
}

const keys: Partial<Record<Form, string>> = { acceptWithdrawal: 'a', refuseWithdrawal: 'r', noteGoodsBack: 'g' };

export function CaseActs({ shown }: { shown: WithdrawalCase }) {
  const t = useTranslations('deskWithdrawals');
  const may = { take: useHasRight('handOver'), decide: useHasRight('confirmOrder') };
  const [form, setForm] = useState<Form | null>(null);
  const { id, state, decision, goods, order } = shown;
  const close = useCaseAct('closeWithdrawal', id, () => {});
  const reopen = useCaseAct('reopenWithdrawal', id, () => {});
  const paper = usePrintGoodsBack(id);
  const forms = formsFor(shown, may);
  const failure = close.failure ?? reopen.failure;
  useDeskKeys(
    forms.flatMap((one) => {
      const key = keys[one];
      return key && form === null ? [{ key, label: t(`acts.${one}.title`), act: () => setForm(one) }] : [];
    }),
  );
  const onClose = () => setForm(null);

  if (form && forms.includes(form)) {
    if (form !== 'acceptWithdrawal') return <TextActForm key={form} act={form} id={id} onClose={onClose} />;
    if (order) return <AcceptForm id={id} order={order} scope={shown.scope} onClose={onClose} />;
  }
  return (
    <>
      {failure && <FailureWords failure={failure} />}
      <div className={cases.acts}>
        {forms.map((one, index) => (
          <Button key={one} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setForm(one)}>
            {t(`acts.${one}.title`)}
          </Button>
        ))}
        {may.take && goods === 'back' && (
          <Button icon={<Printer aria-hidden="true" />} isBusy={paper.isPending} onClick={() => paper.mutate()}>
            {t('acts.print')}
          </Button>
        )}
        {may.decide && state === 'settled' && (
          <Button variant="primary" isBusy={close.isBusy} onClick={() => close.write(undefined)}>
            {t('acts.close')}
          </Button>
        )}
        {may.decide && state === 'closed' && decision !== 'accepted' && (
          <Button isBusy={reopen.isBusy} onClick={() => reopen.write(undefined)}>
            {t('acts.reopen')}
          </Button>
        )}
      </div>
    </>
  );
}
