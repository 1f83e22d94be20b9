import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { type CodeDigits, codeLength, digitsIn, fillCode, newDigit } from './code-digits.ts';

interface CodeBoxes {
  digits: CodeDigits;
  /** The code was refused: typing begins anew in the first box. */
  isRefused: boolean;
  isBusy: boolean | undefined;
  onChange: (digits: CodeDigits) => void;
  onComplete: (code: string) => void;
}

/** What typing, pasting and keys do in the boxes of a code, and which box has the focus afterwards. */
export function useCodeBoxes({ digits, isRefused, isBusy, onChange, onComplete }: CodeBoxes) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

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

  function hold(box: HTMLInputElement | null, position: number) {
    boxes.current[position] = box;
  }

  return { hold, change, insert, paste, press };
}

function goTo(box: HTMLInputElement | null | undefined): void {
  box?.focus();
  box?.select();
}
