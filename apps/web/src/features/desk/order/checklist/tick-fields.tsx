import { eRezeptPattern, longestChecker } from '@shop/contract/desk/review-limits';
import type { Tick } from '@shop/contract/desk/tick';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { TextField } from '#ui/field.tsx';
import { Row } from '#ui/row.tsx';
import styles from './checklist.module.css';
import { groupERezept } from './e-rezept-number.ts';

interface TickFieldsProps {
  onTick: (tick: Tick) => void;
}

export function ERezeptFields({ onTick }: TickFieldsProps) {
  const t = useTranslations('deskCheck.tick');
  const id = useId();
  const [number, setNumber] = useKeptState('e-rezept', '');
  const [wasTried, setTried] = useState(false);
  const isNumber = eRezeptPattern.test(number);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (isNumber) onTick({ check: 'eRezept', isDone: true, number });
  }
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <TextField
        id={id}
        label={t('number')}
        value={number}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        error={wasTried && !isNumber && t('numberWrong')}
        onChange={({ target }) => setNumber(groupERezept(target.value))}
      />
      <Button type="submit" size="small">
        {t('tick')}
      </Button>
    </form>
  );
}

const results = ['valid', 'invalid', 'unknown'] as const;

export function SignatureFields({ onTick }: TickFieldsProps) {
  const t = useTranslations('deskCheck.tick');
  const id = useId();
  const [checker, setChecker] = useKeptState('checker', '');
  const [result, setResult] = useKeptState<(typeof results)[number]>('signature', 'valid');
  const [wasTried, setTried] = useState(false);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (checker.trim()) onTick({ check: 'signature', isDone: true, result, checker: checker.trim() });
  }
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <div role="radiogroup" aria-label={t('result')} className={styles.choices}>
        {results.map((one) => (
          <Choice key={one} type="radio" name={`${id}-result`} checked={result === one} onChange={() => setResult(one)}>
            {t(`results.${one}`)}
          </Choice>
        ))}
      </div>
      <TextField
        id={`${id}-checker`}
        label={t('checker')}
        value={checker}
        maxLength={longestChecker}
        autoFocus
        error={wasTried && !checker.trim() && t('checkerMissing')}
        onChange={({ target }) => setChecker(target.value)}
      />
      <Button type="submit" size="small">
        {t('tick')}
      </Button>
    </form>
  );
}

export function AdviceFields({ onTick }: TickFieldsProps) {
  const t = useTranslations('deskCheck.tick');
  const say = (how: 'given' | 'declined') => onTick({ check: 'advice', isDone: true, how });
  return (
    <Row gap={0.5} className={styles.fields}>
      <Button size="small" autoFocus onClick={() => say('given')}>
        {t('given')}
      </Button>
      <Button size="small" onClick={() => say('declined')}>
        {t('declined')}
      </Button>
    </Row>
  );
}
