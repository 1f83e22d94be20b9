import { type KeyboardEvent, useState } from 'react';
import { StepButtons } from './step-buttons.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  value: number;
  /** The value in words, with its unit: what a screen reader says. */
  valueText: string;
  unit: string;
  /** The most there is; undefined when nothing bounds it. */
  maximum?: number | undefined;
  lessLabel: string;
  moreLabel: string;
  isDisabled?: boolean;
  /** The id of a text that tells the rules. */
  describedBy?: string | undefined;
  onLess(): void;
  onMore(): void;
  /** Called with every keystroke. Whoever owns the value decides what counts; what was typed stays until the field is left. */
  onType(text: string): void;
}

/** − value +, where the value can be typed too. Arrow keys step. */
export function Stepper({
  label,
  value,
  valueText,
  unit,
  maximum,
  lessLabel,
  moreLabel,
  isDisabled = false,
  describedBy,
  onLess,
  onMore,
  onType,
}: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** The field tells its own value; only who presses a button beside it has to be told. */
  const [isSpoken, setIsSpoken] = useState(false);
  const text = draft ?? String(value);
  const canLess = !isDisabled && value > 0;
  const canMore = !isDisabled && (maximum === undefined || value < maximum);

  function press(step: () => void) {
    setIsSpoken(true);
    step();
  }

  function pressKey(event: KeyboardEvent) {
    setIsSpoken(false);
    if (event.key === 'Enter') setDraft(null);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setDraft(null);
    if (event.key === 'ArrowUp' && canMore) onMore();
    if (event.key === 'ArrowDown' && canLess) onLess();
  }

  return (
    <StepButtons
      lessLabel={lessLabel}
      moreLabel={moreLabel}
      canLess={canLess}
      canMore={canMore}
      onLess={() => press(onLess)}
      onMore={() => press(onMore)}
    >
      <label className={styles.field}>
        <span className="visually-hidden">{label}</span>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          style={{ width: `${Math.max(1, text.length)}ch` }}
          disabled={isDisabled}
          aria-valuenow={value}
          aria-valuemin={0}
          aria-valuemax={maximum}
          aria-valuetext={valueText}
          aria-describedby={describedBy}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            onType(event.currentTarget.value);
          }}
          onKeyDown={pressKey}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setDraft(null)}
        />
        <span aria-hidden="true">{unit}</span>
      </label>
      <output className="visually-hidden">{isSpoken && valueText}</output>
    </StepButtons>
  );
}
