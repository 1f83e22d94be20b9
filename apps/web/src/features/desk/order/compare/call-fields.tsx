import { type Difference, isSettledByDay, isSettledByProduct } from '@shop/contract/desk/difference-answers';
import { recordLimits } from '@shop/contract/desk/review-limits';
import { namesProduct } from '@shop/contract/desk/written-names';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/field.tsx';
import { readCall, type WrittenCall } from './written-call.ts';

interface CallFieldsProps {
  id: string;
  difference: Difference;
  call: WrittenCall;
  onChange: (call: WrittenCall) => void;
  wasTried: boolean;
  /** The ordered product that the row is about. */
  ordered: string;
}

/** Of a call to the practice: with whom, when, and the day or the product that they named where one is missing or unclear. */
export function CallFields({ id, difference, call, onChange, wasTried, ordered }: CallFieldsProps) {
  const t = useTranslations('deskCheck');
  const { spokenWith, spokenAt, day, product } = readCall(call);
  return (
    <>
      <TextField
        id={`${id}-with`}
        label={t('spokenWith')}
        value={call.spokenWith}
        maxLength={recordLimits.name}
        error={wasTried && !spokenWith && t('spokenWithMissing')}
        onChange={({ target }) => onChange({ ...call, spokenWith: target.value })}
      />
      <TextField
        id={`${id}-at`}
        type="datetime-local"
        label={t('spokenAt')}
        value={call.spokenAt}
        error={wasTried && !spokenAt && t('spokenAtWrong')}
        onChange={({ target }) => onChange({ ...call, spokenAt: target.value })}
      />
      {isSettledByDay(difference) && (
        <TextField
          id={`${id}-day`}
          label={t(`days.${difference === 'noBirthDate' ? 'noBirthDate' : 'notYetIssued'}`)}
          value={call.day}
          inputMode="numeric"
          error={wasTried && !day && t('dayMissing')}
          onChange={({ target }) => onChange({ ...call, day: target.value })}
        />
      )}
      {isSettledByProduct(difference) && (
        <TextField
          id={`${id}-product`}
          label={t('answerProduct')}
          value={call.product}
          maxLength={recordLimits.product}
          error={
            wasTried &&
            (product
              ? !namesProduct(product, ordered) && t('answerProductOther', { ordered })
              : t('answerProductMissing'))
          }
          onChange={({ target }) => onChange({ ...call, product: target.value })}
        />
      )}
    </>
  );
}
