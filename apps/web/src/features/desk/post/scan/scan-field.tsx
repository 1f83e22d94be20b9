import ScanLine from 'lucide-react/icons/scan-line';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import line from '#domain/desk/writing/line-input.module.css';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './scan.module.css';

interface ScanFieldProps {
  hasSounds: boolean;
  onSounds: () => void;
  onCode: (code: string) => void;
}

/** Has the focus when the screen opens, and again after each code that was typed. */
export function ScanField({ hasSounds, onSounds, onCode }: ScanFieldProps) {
  const t = useTranslations('deskPost.scan');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useKeptState('scan', '');
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (typed.trim() === '') return;
    onCode(typed);
    setTyped('');
    field.current?.focus();
  }

  return (
    <form className={styles.field} onSubmit={submit}>
      <label htmlFor={id}>{t('label')}</label>
      <div className={styles.line}>
        <ScanLine aria-hidden="true" />
        <input
          ref={field}
          data-focus-first
          id={id}
          className={joinClasses(line.input, styles.code)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
        />
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
        <IconButton
          isOutlined
          label={t(hasSounds ? 'soundOn' : 'soundOff')}
          aria-pressed={hasSounds}
          icon={hasSounds ? <Volume2 /> : <VolumeX />}
          onClick={onSounds}
        />
      </div>
    </form>
  );
}
