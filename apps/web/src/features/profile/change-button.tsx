import Pencil from 'lucide-react/icons/pencil';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { type OpenForm, openerId, type ProfileForm } from './use-open-form.ts';

interface ChangeButtonProps {
  opens: ProfileForm;
  forms: OpenForm;
  /** What it changes, for those who do not see where it stands. */
  label: string;
  /** The id of the sentence that says why it cannot be pressed. */
  lockedBy?: string | undefined;
  /** Small, and without its icon, at the end of a line. */
  size?: 'small' | undefined;
}

export function ChangeButton({ opens, forms, label, lockedBy, size }: ChangeButtonProps) {
  const t = useTranslations('profile');
  return (
    <Button
      id={openerId(opens)}
      size={size}
      icon={size ? undefined : <Pencil />}
      aria-label={label}
      aria-disabled={lockedBy ? true : undefined}
      aria-describedby={lockedBy}
      onClick={() => {
        if (!lockedBy) forms.open(opens);
      }}
    >
      {t('change')}
    </Button>
  );
}
