import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { type CodeDigits, codeLength, digitsIn, fillCode, newDigit } from './code-digits.ts';
import styles from './code-input.module.css';
import { FieldGroup } from './field.tsx';

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
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const isRefused = Boolean(error);
  const entry = Math.max(digits.indexOf(''), 0);

  useEffect(() => {
    if (isRefused) goTo(boxes.current[0]);
  }, [isRefused]);

  function write(next: CodeDigits, position: number) {
    onChange(next);
    goTo(boxes.current[Math.min(position, codeLength - 1)]);
    const code = next.join('');
    if (code.length === codeLength && code !== digits.join('')) onComplete(code);
  }

  function fill(text: string, position: number) {
    if (isBusy || digitsIn(text) === '') return;
    const { code, next } = fillCode(digits, text, { position, isAnew: isRefused });
    write(code, next);
  }

  function change(event: ChangeEvent<HTMLInputElement>, position: number) {
    fill(newDigit(event.currentTarget.value, digits[position] ?? ''), position);
  }

  function paste(event: ClipboardEvent, position: number) {
    event.preventDefault();
    fill(event.clipboardData.getData('text'), position);
  }

  /**
   * The digit that is there already, typed once more, changes no value and so makes no change event, but leads on. A
   * keyboard on the screen often names no key: its digits are heard a moment later.
   */
  function insert(event: SyntheticEvent, digit: string | null, position: number) {
    if (!/^\d$/.test(digit ?? '')) return;
    event.preventDefault();
    fill(digit ?? '', position);
  }

  function press(event: KeyboardEvent, position: number) {
    const targets: Record<string, number> = {
      ArrowLeft: position - 1,
      ArrowRight: position + 1,
      Home: 0,
      End: codeLength - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      goTo(boxes.current[Math.min(Math.max(target, 0), codeLength - 1)]);
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      if (!isBusy) erase(event.key === 'Backspace' && digits[position] === '' ? position - 1 : position);
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey) {
      insert(event, event.key, position);
    }
  }

  function erase(position: number) {
    if (position < 0) return;
    write(
      digits.map((digit, index) => (index === position ? '' : digit)),
      position,
    );
  }

  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} className={styles.code}>
      <div className={styles.boxes}>
        {digits.map((digit, position) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
            key={position}
            ref={(box) => {
              boxes.current[position] = box;
            }}
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

function goTo(box: HTMLInputElement | null | undefined): void {
  box?.focus();
  box?.select();
}
