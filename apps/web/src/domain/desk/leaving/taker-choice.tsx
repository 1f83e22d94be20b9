import { mayTake, type RecipientState, type Taker } from '@shop/contract/desk/recipients';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RadioField } from '#domain/desk/writing/radio-field.tsx';
import { TextField } from '#ui/field.tsx';
import { ChoiceLine } from './choice-line.tsx';

interface Names {
  /** At the door, and for whom it was dispensed. */
  name: string;
  patient: string;
  recipient: RecipientState | null;
}

/** Who takes the goods and shows who they are, as it is typed; `taken` once it can be sent. */
export function useTaker({ name, patient, recipient }: Names) {
  const [taker, setTaker] = useState<Taker>('patient');
  const [other, setOther] = useState('');
  const [isSeen, setSeen] = useState(false);
  const choices: Taker[] =
    recipient !== null && mayTake(recipient) ? ['patient', 'recipient', 'other'] : ['patient', 'other'];
  const handedTo = other.trim();
  const isNamed = taker !== 'other' || handedTo !== '';
  const shownName = { patient, recipient: name, other: handedTo }[taker];
  const taken = { taker, ...(taker === 'other' && { handedTo }), isIdentitySeen: true as const };
  return {
    choices,
    taker,
    setTaker,
    other,
    setOther,
    isSeen,
    setSeen,
    shownName,
    taken: isSeen && isNamed ? taken : null,
  };
}

interface TakerChoiceProps {
  id: string;
  names: Names;
  draft: ReturnType<typeof useTaker>;
}

/** The identity card that was seen belongs to somebody: the record says to whom. */
export function TakerChoice({ id, names, draft }: TakerChoiceProps) {
  const t = useTranslations('deskHandover.taker');
  const { choices, taker, setTaker, other, setOther, isSeen, setSeen, shownName } = draft;
  const nameOf: Record<Taker, string> = { patient: names.patient, recipient: names.name, other: '' };

  function choose(one: Taker) {
    setTaker(one);
    setSeen(false);
  }

  return (
    <>
      <RadioField
        id={`taker-${id}`}
        label={t('question')}
        values={choices}
        value={taker}
        wordsOf={(one) => t(one, { name: nameOf[one] })}
        onChange={choose}
      />
      {taker === 'other' && (
        <TextField
          id={`to-${id}`}
          label={t('name')}
          value={other}
          maxLength={120}
          autoComplete="off"
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
      )}
      <ChoiceLine isChecked={isSeen} onChange={setSeen}>
        {shownName ? t('identityOf', { name: shownName }) : t('identity')}
      </ChoiceLine>
    </>
  );
}
