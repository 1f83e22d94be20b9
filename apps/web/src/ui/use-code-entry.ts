import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type CodeDigits, emptyCode } from './code-digits.ts';

/**
 * The digits of a code while somebody types them; the first box has the focus.
 *
 * @param send called with the code when the form is sent and no digit is missing
 * @param onChange called when a digit changes: what was said about the code before does not hold any more
 */
export function useCodeEntry(send: (code: string) => void, onChange: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [digits, setDigits] = useState<CodeDigits>(emptyCode);
  const [isIncomplete, setIsIncomplete] = useState(false);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function change(next: CodeDigits) {
    setDigits(next);
    setIsIncomplete(false);
    onChange();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const code = digits.join('');
    if (code.length < digits.length) setIsIncomplete(true);
    else send(code);
  }

  return { form, digits, isIncomplete, change, submit };
}
