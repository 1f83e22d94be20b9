import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileImage from 'lucide-react/icons/file-image';
import FileText from 'lucide-react/icons/file-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useLocale, useTranslations } from 'use-intl';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { useObjectUrl } from '#ui/use-object-url.ts';
import { contentTypeOf, isPicture } from './prescription-file.ts';
import { isHopeless } from './upload-prescription.ts';
import styles from './uploaded-file.module.css';
import type { UploadState } from './use-prescription-upload.ts';

interface UploadedFileProps {
  state: UploadState;
  onRetry: () => void;
  /** Cancels what is under way, removes what is there. */
  onDiscard: () => void;
}

const fileColumns = { columns: 'auto minmax(0, 1fr) auto', gap: [0.75, 0.9], align: 'center' } as const;

/** The one file there is, on its way, here or refused. */
export function UploadedFile({ state, onRetry, onDiscard }: UploadedFileProps) {
  const t = useTranslations('prescription.upload');
  const fileSize = useFileSize();
  if (state.kind === 'idle') return null;

  if (state.kind === 'uploading') {
    const { file, percent } = state;
    const size = fileSize(file.size);
    const isSent = percent === 100;
    const sent = percent === null ? t('preparing') : t('percent', { percent: String(percent), size });
    const text = isSent ? t('checking') : sent;
    return (
      <Columns {...fileColumns} className={styles.file}>
        <Preview name={file.name} file={file} />
        <Stack as="p" gap={0.15} className={styles.words}>
          <b>{file.name}</b>
          <span>{text}</span>
        </Stack>
        <IconButton label={t('cancel')} icon={<X />} onClick={onDiscard} />
        <div
          className={joinClasses(styles.bar, percent === null && styles.waiting)}
          role="progressbar"
          aria-label={t('progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent ?? undefined}
          aria-valuetext={text}
        >
          <span style={{ inlineSize: `${percent ?? 0}%` }} />
        </div>
      </Columns>
    );
  }

  if (state.kind === 'failed') {
    return (
      <Columns {...fileColumns} className={joinClasses(styles.file, styles.failed)}>
        <CircleAlert className={styles.icon} aria-hidden="true" />
        <Stack gap={0.15} className={styles.words} role="alert">
          <b>{state.name}</b>
          <p>{t(`failure.${state.reason}`)}</p>
        </Stack>
        {state.file && !isHopeless(state.reason) && (
          <Button className={styles.retry} icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Columns>
    );
  }

  const { kept, file, isUncertain } = state;
  return (
    <Columns {...fileColumns} className={styles.file}>
      <Preview name={kept.name} file={file} />
      <Stack as="p" gap={0.15} className={styles.words}>
        <b>{kept.name}</b>
        <Row as="span" gap={0.4} align="center" isOneLine className={styles.done}>
          <CircleCheck aria-hidden="true" />
          {t('done', { size: fileSize(kept.sizeBytes) })}
        </Row>
      </Stack>
      <IconButton label={t('remove', { name: kept.name })} icon={<Trash2 />} onClick={onDiscard} />
      {isUncertain && (
        <p className={styles.uncertain} role="status">
          {t('uncertain')}
        </p>
      )}
    </Columns>
  );
}

/** The picture itself where the browser can draw it, else what kind of file it is. */
function Preview({ name, file }: { name: string; file: File | null }) {
  const t = useTranslations('prescription.upload');
  const address = useObjectUrl(file && isPicture(file) ? file : null);
  if (address) return <img className={styles.preview} src={address} alt={t('preview', { name })} />;
  const Icon = isPicture({ type: contentTypeOf(name) }) ? FileImage : FileText;
  return <Icon className={styles.icon} aria-hidden="true" />;
}

const kilobyte = 1024;

/** '640 KB', '2,4 MB'. */
function useFileSize(): (bytes: number) => string {
  const t = useTranslations('prescription.upload');
  const locale = useLocale();

  return (bytes) =>
    bytes < kilobyte * kilobyte
      ? t('kilobytes', { size: formatNumber(Math.max(1, Math.round(bytes / kilobyte)), locale) })
      : t('megabytes', { size: formatNumber(bytes / kilobyte / kilobyte, locale, 1) });
}
