import { type Difference, isSettledByDay } from '@shop/contract/desk/difference-answers';
import { recordLimits } from '@shop/contract/desk/review-limits';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/field.tsx';
import { readCall, type WrittenCall } from './written-call.ts';

interface CallFieldsProps {
  id: string;
  difference: Difference;
  call: WrittenCall;
  onChange: (call: WrittenCall) => void;
  wasTried: boolean;
}

/** Of a call to the practice: with whom, when, and the day that they named where one is missing. */
export function CallFields({ id, difference, call, onChange, wasTried }: CallFieldsProps) {
  const t = useTranslations('deskCheck');
  const { spokenWith, spokenAt, day } = readCall(call);
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
    </>
  );
}
