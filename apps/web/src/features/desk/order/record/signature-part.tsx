import { useTranslations } from 'use-intl';
import { Choice } from '#ui/choice.tsx';
import type { RecordPartProps } from './head-parts.tsx';
import { RecordPart } from './record-part.tsx';

export function SignaturePart({ draft, acts, onChange }: Omit<RecordPartProps, 'problems'>) {
  const t = useTranslations('deskRecord');
  return (
    <RecordPart part="signature" title={t('signature')} {...acts}>
      {[true, false].map((isSigned) => (
        <Choice
          key={String(isSigned)}
          type="radio"
          name="record-signed"
          checked={draft.isSigned === isSigned}
          onChange={() => onChange({ isSigned })}
        >
          {t(isSigned ? 'signed' : 'notSigned')}
        </Choice>
      ))}
    </RecordPart>
  );
}
