import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { formatDate, formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import styles from './settings.module.css';
import type { SettingForm } from './use-setting-form.ts';

interface SettingCardProps {
  form: SettingForm;
  title: string;
  children: ReactNode;
}

/** One setting with its fields, who changed it last, and its own button. */
export function SettingCard({ form, title, children }: SettingCardProps) {
  const t = useTranslations('deskSettings');
  const id = useId();
  const card = useRef<HTMLFormElement>(null);
  const { attempt, faultyFields } = form;
  const isRefused = faultyFields.length > 0;

  // What is wrong is where the cursor goes.
  useEffect(() => {
    if (attempt > 0 && isRefused) card.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, isRefused]);

  return (
    <Card as="form" ref={card} aria-labelledby={id} className={styles.card} noValidate onSubmit={form.submit}>
      <h2 id={id}>{title}</h2>
      {form.failure && <FailureWords failure={form.failure} />}
      {form.isOvertaken && (
        <p>
          <ChangedBy form={form} /> {t('overtaken')}
        </p>
      )}
      {children}
      <div className={styles.ends}>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('save')}
        </Button>
        {form.isTyped && <Button onClick={form.reset}>{t('reset')}</Button>}
        <small>{form.changedAt ? <ChangedBy form={form} /> : t('fromFile')}</small>
      </div>
    </Card>
  );
}

function ChangedBy({ form }: { form: SettingForm }) {
  const t = useTranslations('deskSettings');
  const locale = useLocale();
  return t('changed', {
    day: formatDate(form.changedAt, locale),
    time: formatTime(form.changedAt, locale),
    name: form.changedByName ?? t('somebody'),
  });
}
