import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './text-state.module.css';
import type { TextSession } from './writing/use-text-session.ts';

interface TextStateProps {
  session: TextSession;
  /** Undefined where there is no text in another language to begin with. */
  onBegin: (() => void) | undefined;
}

/** In place of a text that is loading, missing or out of reach. */
export function TextState({
  session: { isLoading, isMissing, loadError, reload, isReloading },
  onBegin,
}: TextStateProps) {
  const t = useTranslations('editor.text');
  const errorText = useErrorText();

  return (
    <Stack gap={0.85} align="start" className={styles.state}>
      {isLoading && <p role="status">{t('loading')}</p>}
      {isMissing && (
        <>
          <p role="status">
            {t('missing')} {onBegin && t('missingTwin')}
          </p>
          {onBegin && <Button onClick={onBegin}>{t('begin')}</Button>}
        </>
      )}
      {loadError && (
        <>
          <p role="alert">
            {t('failed')} {errorText(loadError)}
          </p>
          <Button icon={<RotateCw />} isBusy={isReloading} onClick={reload}>
            {t('retry')}
          </Button>
        </>
      )}
    </Stack>
  );
}
