import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import styles from './desk-form.module.css';
import { FailureWords } from './failure-words.tsx';
import type { useSeenOrder } from './use-seen-order.ts';
import type { WriteFailure } from './use-write-once.ts';

interface DeskFormProps {
  title: string;
  about?: string | undefined;
  /** The words on the button that sends. */
  sendLabel: string;
  /** What it does cannot be undone. */
  isFinal?: boolean;
  isBusy: boolean;
  failure: WriteFailure | null;
  /** Left out for what does not depend on the state of the order. */
  seen?: ReturnType<typeof useSeenOrder> | undefined;
  /** What changed of something other than an order. Nothing is sent while it stands there. */
  changed?: ReactNode;
  onSend: () => void;
  onClose: () => void;
  /** Throws away what was typed. */
  onDrop: () => void;
  /** Other ways to send, before the one that cancels. */
  extra?: ReactNode;
  /** Left out where there is nothing to fill in. */
  children?: ReactNode;
}

/** A form in its place at the desk: Ctrl + Enter sends it, Escape closes it and keeps what was typed. */
export function DeskForm(props: DeskFormProps) {
  const { title, about, sendLabel, isFinal = false, isBusy, failure, seen, onSend, onClose, onDrop, extra } = props;
  const t = useTranslations('deskDecision');
  const form = useRef<HTMLFormElement>(null);
  const hasChanged = Boolean(seen?.changes || props.changed);
  useDeskKeys([{ key: 'Escape', label: t('form.cancel'), act: onClose }]);

  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('select, textarea, input') ?? find('button[type="button"]'))?.focus();
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onSend();
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    else return;
    event.stopPropagation();
  }

  return (
    <Form ref={form} aria-label={title} className={styles.form} onSubmit={submit} onKeyDown={pressKey}>
      <h2>{title}</h2>
      {about && <p className={styles.about}>{about}</p>}
      {seen?.changes && (
        <ChangedNotice
          changes={seen.changes}
          onKeep={seen.lookAt}
          onDrop={() => {
            onDrop();
            onClose();
          }}
        />
      )}
      {props.changed}
      {failure && !hasChanged && <FailureWords failure={failure} />}
      {props.children}
      <div className={styles.ends}>
        <Button type="submit" variant={isFinal ? 'danger' : 'primary'} isBusy={isBusy} disabled={hasChanged}>
          {sendLabel}{' '}
          <span aria-hidden="true" className={styles.keys}>
            {t('sendKeys')}
          </span>
        </Button>
        {extra}
        <Button variant="ghost" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </div>
    </Form>
  );
}
