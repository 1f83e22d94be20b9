import { useEffect } from 'react';
import { readScannedCode } from '#domain/desk/order/order-code.ts';
import { type FieldBefore, fieldBefore, putBack } from './field-before.ts';
import { noBurst, readKey } from './scan-reader.ts';
import { handOverScan } from './use-scans.ts';

/**
 * Somebody scans while the cursor is in a field: the code of an order counts as scanned, and the field is put back as it was.
 * Anything else that was typed so fast stays, because it may be meant for the field.
 */
export function useScansInFields(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let burst = noBurst;
    let field: FieldBefore | null = null;

    function listen(event: KeyboardEvent): void {
      const before = fieldBefore(event.target);
      if (!before || event.ctrlKey || event.metaKey || event.altKey) return;
      const reading = readKey(burst, event.key, event.timeStamp);
      burst = reading.burst;
      if (burst.text.length === 1) field = before;
      const code = reading.scanned === null ? null : readScannedCode(reading.scanned);
      if (code === null || field?.element !== event.target) return;
      if (!handOverScan(code)) return;
      event.preventDefault();
      event.stopPropagation();
      putBack(field);
    }

    // Before the field hears of it: the Enter of a scan must not send its form.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [isOn]);
}
