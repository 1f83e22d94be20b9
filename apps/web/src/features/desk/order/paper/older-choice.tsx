import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { Select } from '#ui/select.tsx';
import type { PrescriptionFile } from '../desk-order-queries.ts';

interface OlderChoiceProps {
  /** The newest first. */
  files: readonly PrescriptionFile[];
  value: string | null;
  onChoose: (file: string) => void;
}

/** Which of several replaced files is shown. */
export function OlderChoice({ files, value, onChoose }: OlderChoiceProps) {
  const t = useTranslations('deskPaper');
  const locale = useLocale();
  if (files.length < 2) return null;
  return (
    <Select
      aria-label={t('olderChoice')}
      value={value ?? files[0]?.file}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {files.map(({ file, arrivedAt, kind }) => (
        <option key={file} value={file}>
          {t('former', { kind: t(`kinds.${kind}`), day: shortMoment(arrivedAt, locale) })}
        </option>
      ))}
    </Select>
  );
}
