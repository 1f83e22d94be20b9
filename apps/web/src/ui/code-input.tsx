import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import styles from './code-input.module.css';
import { FieldGroup } from './field.tsx';

const length = 6;

/** One entry a box, '' for an empty one. */
export type CodeDigits = readonly string[];

export const emptyCode: CodeDigits = Array.from({ length }, () => '');

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
    goTo(boxes.current[Math.min(position, length - 1)]);
    const code = next.join('');
    if (code.length === length && code !== digits.join('')) onComplete(code);
  }

  /** Puts digits in, beginning at a box. A whole code replaces everything, so does the first digit after a refusal. */
  function fill(text: string, position: number) {
    const given = [...text.replaceAll(/\D/g, '')].slice(0, length);
    if (given.length === 0 || isBusy) return;
    const isWhole = given.length === length;
    const start = isWhole ? 0 : position;
    const kept = isWhole || (isRefused && position === 0) ? emptyCode : digits;
    const next = kept.map((digit, index) => given[index - start] ?? digit);
    write(next, start + given.length);
  }

  function change(event: ChangeEvent<HTMLInputElement>, position: number) {
    const typed = event.currentTarget.value.replaceAll(/\D/g, '');
    const before = digits[position] ?? '';
    // Typed beside an existing digit: the new one counts.
    fill(typed.length === 2 && before !== '' ? typed.replace(before, '') : typed, position);
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
      End: length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      goTo(boxes.current[Math.min(Math.max(target, 0), length - 1)]);
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
            aria-label={digitLabel(position + 1, length)}
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
