import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

/** The mailbox: the first of two proofs. It opens nothing by itself. */
export function DeskSignIn({ onProven }: { onProven: () => void }) {
  const [sent, setSent] = useState<{ email: string; isDelayed: boolean } | null>(null);
  if (!sent) return <EmailForm onSent={setSent} />;
  return <CodeForm {...sent} onProven={onProven} onOtherEmail={() => setSent(null)} />;
}
