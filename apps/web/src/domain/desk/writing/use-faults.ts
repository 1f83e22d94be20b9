import { useState } from 'react';

/**
 * What is wrong with the fields of a form, what is put right first before the others. It is told from the first attempt to
 * send on.
 *
 * @param id what the ids of the fields begin with: `{id}-{field}`
 */
export function useFaults<Field extends string>(id: string, faults: Record<Field, string | false>) {
  const [isTold, setTold] = useState(false);

  /** Whether all may be sent. Otherwise the first field at fault gets the focus. */
  function check(): boolean {
    setTold(true);
    const [first] = Object.entries(faults).find(([, fault]) => fault) ?? [];
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    return first === undefined;
  }

  return { check, errorOf: (field: Field) => isTold && faults[field], forget: () => setTold(false) };
}
