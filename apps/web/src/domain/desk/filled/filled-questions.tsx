import type { FilledShown } from '@shop/contract/desk/filled-goods';
import type { FilledFate } from '@shop/contract/desk/stock-words';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { deskMeQuery } from '#domain/desk/desk-queries.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { Choice } from '#ui/choice.tsx';
import { FieldError, FieldGroup } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import { Text } from '#ui/text.tsx';
import { chosenFor, type FilledDraft, filledProblem, questionId } from './filled-draft.ts';

interface FilledQuestionsProps {
  id: string;
  goods: readonly FilledShown[];
  colleagues: readonly { id: string; name: string }[];
  draft: FilledDraft;
  isChecked: boolean;
  onChange: (draft: FilledDraft) => void;
}

/** What becomes of each filled container; what is destroyed needs a second person of the staff. */
export function FilledQuestions({ goods, ...props }: FilledQuestionsProps) {
  return goods.map((good) => <FilledQuestion key={good.id} good={good} {...props} />);
}

function FilledQuestion(props: Omit<FilledQuestionsProps, 'goods'> & { good: FilledShown }) {
  const { id, good, colleagues, draft, isChecked, onChange } = props;
  const t = useTranslations('deskFilled');
  const amountWords = useAmountWords();
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const own = questionId(id, good);
  const chosen = chosenFor(draft, good);
  const problem = isChecked ? filledProblem(draft, good) : null;
  const put = (change: { fate?: FilledFate; witnessId?: string }) =>
    onChange({ ...draft, [good.id]: { ...chosen, ...change } });
  const batch = good.batchNumber === null ? t('noBatch') : t('ofBatch', { number: good.batchNumber });
  const amount = amountWords([{ unit: good.unit, quantity: good.units }]);
  return (
    <FieldGroup
      id={own}
      label={t('question', { amount, product: good.product, batch })}
      error={problem === 'fateMissing' && t('fateMissing')}
    >
      {good.fates.map((fate) => (
        <Choice
          key={fate}
          id={`${own}-${fate}`}
          type="radio"
          name={own}
          checked={chosen.fate === fate}
          onChange={() => put({ fate })}
        >
          {t(`fates.${fate}`)}
        </Choice>
      ))}
      {chosen.fate === 'waste' && (
        <div>
          <FieldLabel id={`${own}-witness`} label={t('witness')} />
          <Select
            id={`${own}-witness`}
            value={chosen.witnessId}
            aria-invalid={problem === 'witnessMissing' || undefined}
            aria-describedby={`${own}-by${problem === 'witnessMissing' ? ` ${own}-witness-error` : ''}`}
            onChange={({ currentTarget }) => put({ witnessId: currentTarget.value })}
          >
            <option value="">{t('choose')}</option>
            {colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </Select>
          {problem === 'witnessMissing' && <FieldError id={`${own}-witness-error`}>{t('witnessMissing')}</FieldError>}
          <Text id={`${own}-by`} size="small">
            {t('destroyedBy', { name: me?.name ?? '' })}
          </Text>
        </div>
      )}
    </FieldGroup>
  );
}
