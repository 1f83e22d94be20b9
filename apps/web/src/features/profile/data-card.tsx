import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { useSave } from '#domain/person/use-save.ts';
import { call } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toast.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';

/** Many files over a slow line take a while; the server gives up after the same time. */
const exportTimeoutMs = 15 * 60_000;

interface DataCardProps {
  email: string;
  /** The id of the sentence that says why nothing can be done here. */
  lockedBy?: string | undefined;
  onDeleted: () => void;
}

/** DSGVO Art. 15, 17 and 20, without having to ask anybody. */
export function DataCard({ email, lockedBy, onDeleted }: DataCardProps) {
  const t = useTranslations('profile.data');
  const errorText = useErrorText();
  const [isDeleting, setIsDeleting] = useState(false);
  const { save, isSaving, error } = useSave(fetchExport, (bytes) => {
    saveFile(bytes, t('fileName', { date: new Date().toISOString().slice(0, 10) }));
    showToast(t('exported'), { type: 'success' });
  });
  const lock = { 'aria-disabled': lockedBy ? true : undefined, 'aria-describedby': lockedBy };

  return (
    <ProfileCard title={t('title')}>
      <Columns gap={2} until={900} className={styles.acts}>
        <Stack gap={0.6} align="start">
          <Subheading>{t('exportTitle')}</Subheading>
          <Text size="small" isHyphenated>
            {t('exportText')}
          </Text>
          {error !== null && (
            <Note tone="danger" role="alert">
              {t('exportFailed')} {errorText(error)}
            </Note>
          )}
          <Button {...lock} icon={<Download />} isBusy={isSaving} onClick={() => !lockedBy && save(undefined)}>
            {t('export')}
          </Button>
        </Stack>
        <Stack gap={0.6} align="start">
          <Subheading>{t('deleteTitle')}</Subheading>
          <Text size="small" isHyphenated>
            {t('deleteText')}
          </Text>
          <Button {...lock} variant="danger" icon={<Trash2 />} onClick={() => !lockedBy && setIsDeleting(true)}>
            {t('delete')}
          </Button>
        </Stack>
      </Columns>
      {isDeleting && <DeleteAccountDialog email={email} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />}
    </ProfileCard>
  );
}

async function fetchExport(): Promise<Blob> {
  // The contract describes its bytes as text; the client hands them over as they are.
  const bytes: unknown = await call('exportPersonalData', {}, { timeoutMs: exportTimeoutMs });
  if (!(bytes instanceof Blob)) throw new TypeError('The export is no file.');
  return bytes;
}
