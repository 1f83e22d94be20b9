import type { DeskOrder } from '@shop/contract/desk/orders';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useOrderForm } from '#domain/desk/writing/use-order-form.ts';
import { problemWith, WordsField } from '#domain/desk/writing/words-field.tsx';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import type { CallInput } from '#lib/api.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { AmendedSums } from './amended-sums.tsx';

interface OpenProposalProps {
  order: DeskOrder;
  proposal: DeskOrder['amendments'][number];
  onAnew: () => void;
  onClose: () => void;
}

/** What was proposed, and the patient's word about it when it was given on the telephone. */
export function OpenProposal({ order, proposal, onAnew, onClose }: OpenProposalProps) {
  const t = useTranslations('deskDecision');
  const locale = useLocale();
  const amountText = useAmountText();
  const id = useId();
  const deskCall = useDeskCall();
  const { draft, setDraft, isChecked, submit, shell } = useOrderForm<string, CallInput<'noteDecision'>['body']>({
    order,
    form: `call ${proposal.id}`,
    empty: '',
    send: (body, headers) => deskCall('noteDecision', { params: { id: order.id }, headers, body }),
    doneWords: ({ decision }) => t(`done.${decision}`),
    onClose,
  });
  const decide = (decision: 'agree' | 'decline') =>
    submit(problemWith(draft) && id, (version) => ({
      version,
      amendmentId: proposal.id,
      decision,
      call: draft.trim(),
    }));

  return (
    <DeskForm
      {...shell}
      title={t('amend.open', { date: formatDate(proposal.proposedAt, locale) })}
      about={t('amend.openAbout')}
      sendLabel={t('amend.agree')}
      onSend={() => decide('agree')}
      extra={
        <>
          <Button isBusy={shell.isBusy} onClick={() => decide('decline')}>
            {t('amend.decline')}
          </Button>
          <Button variant="ghost" onClick={onAnew}>
            {t('amend.anew')}
          </Button>
        </>
      }
    >
      <ul>
        {proposal.lines
          .filter(({ fromQuantity, toQuantity }) => fromQuantity !== toQuantity)
          .map(({ position, name, unit, fromQuantity, toQuantity }) => (
            <li key={position}>
              {t('amend.lineChange', {
                name,
                from: amountText(fromQuantity, unit),
                to: toQuantity === 0 ? t('amend.dropped') : amountText(toQuantity, unit),
              })}
            </li>
          ))}
      </ul>
      <AmendedSums fromTotalCent={proposal.fromTotalCent} toTotalCent={proposal.toTotalCent} />
      <WordsField
        id={id}
        label={t('amend.call')}
        hint={t('amend.callHint')}
        value={draft}
        isChecked={isChecked}
        onChange={setDraft}
      />
    </DeskForm>
  );
}
