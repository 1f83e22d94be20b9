import { useEffect, useRef, useState } from 'react';
import type { Session } from '#domain/session/read-session.ts';

/** One form at a time; 'oldEmail' wants the code from the old mailbox; a delivery address by its id, 'delivery-new' for one more. */
export type ProfileForm = 'phone' | 'email' | 'oldEmail' | 'billing' | `delivery-${string}`;

export interface OpenForm {
  form: ProfileForm | null;
  open: (form: ProfileForm) => void;
  close: () => void;
}

/**
 * Which form is open. It outlives a session that ends, so that nothing typed is lost, but never the person: when
 * somebody else signs in, it is closed.
 */
export function useOpenForm(session: Session | null | undefined): OpenForm {
  const [opened, setOpened] = useState<{ form: ProfileForm; owner: string | null } | null>(null);
  const isForeign = Boolean(opened && session && session.email !== opened.owner);
  const form = isForeign ? null : (opened?.form ?? null);
  const before = useRef(form);

  // The form held the focus; it goes back to the control that had opened it.
  useEffect(() => {
    if (before.current && !form) document.getElementById(openerId(before.current))?.focus();
    before.current = form;
  }, [form]);

  return {
    form,
    open: (next) => setOpened({ form: next, owner: session?.email ?? null }),
    close: () => setOpened(null),
  };
}

export function openerId(form: ProfileForm): string {
  return `profile-open-${form}`;
}
