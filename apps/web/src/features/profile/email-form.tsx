import { useState } from 'react';
import { EmailAddressStep } from './email-address-step.tsx';
import { EmailCodeStep } from './email-code-step.tsx';

interface EmailFormProps {
  email: string;
  onClose: () => void;
}

/** A new e-mail address counts once the code sent to it has been entered (DECISIONS 32). */
export function EmailForm({ email, onClose }: EmailFormProps) {
  const [newEmail, setNewEmail] = useState('');
  const [isSent, setIsSent] = useState(false);

  if (!isSent) {
    return (
      <EmailAddressStep
        email={email}
        newEmail={newEmail}
        onChange={setNewEmail}
        onSent={(sentTo) => {
          setNewEmail(sentTo);
          setIsSent(true);
        }}
        onCancel={onClose}
      />
    );
  }
  return <EmailCodeStep newEmail={newEmail} onOtherAddress={() => setIsSent(false)} onClose={onClose} />;
}
