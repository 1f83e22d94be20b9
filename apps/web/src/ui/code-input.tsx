import type { ReactNode } from 'react';
import { type CodeDigits, codeLength } from './code-digits.ts';
import styles from './code-input.module.css';
import { FieldGroup } from './field.tsx';
import { useCodeBoxes } from './use-code-boxes.ts';

interface CodeInputProps {
  id: string;
  /** The name of all six together; 'Ziffer 1 von 6' of one of them. */
  label: string;
  digitLabel: (position: number, count: number) => string;
  digits: CodeDigits;
  hint?: ReactNode;
  /** Keeps the digits, outlines all boxes and takes the focus to the first one, where typing begins anew. */
  error?: ReactNode;
  isBusy?: boolean | undefined;
  onChange: (digits: CodeDigits) => void;
  /** All six are there: called with every change that leaves no box empty. */
  onComplete: (code: string) => void;
}

/**
 * A one-time code, one box a digit (AU-01). The boxes behave as one field: one stop for Tab, arrows and backspace lead
 * from box to box, and a code that is pasted or filled in by the browser spreads over them, whatever stands around its
 * digits.
 */
export function CodeInput({
  id,
  label,
  digitLabel,
  digits,
  hint,
  error,
  isBusy,
  onChange,
  onComplete,
}: CodeInputProps) {
  const isRefused = Boolean(error);
  const entry = Math.max(digits.indexOf(''), 0);
  const { hold, change, insert, paste, press } = useCodeBoxes({ digits, isRefused, isBusy, onChange, onComplete });

  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} className={styles.code}>
      <div className={styles.boxes}>
        {digits.map((digit, position) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
            key={position}
            ref={(box) => hold(box, position)}
            className={styles.box}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            // Only one box may be offered the code, and it takes all of it.
            autoComplete={position === 0 ? 'one-time-code' : 'off'}
            aria-label={digitLabel(position + 1, codeLength)}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused && position === 0 ? `${id}-error` : undefined}
            aria-required="true"
            tabIndex={position === (isRefused ? 0 : entry) ? 0 : -1}
            data-takes-focus={position === 0 || undefined}
            readOnly={isBusy}
            value={digit}
            onChange={(event) => change(event, position)}
            onBeforeInput={(event) => insert(event, event.data, position)}
            onPaste={(event) => paste(event, position)}
            onKeyDown={(event) => press(event, position)}
            onFocus={(event) => event.currentTarget.select()}
            // The browser drops the selection when the button of the mouse goes up.
            onClick={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
