import { contactLimits } from '@shop/contract/form-limits';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Columns } from '#ui/columns.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { Form } from '#ui/form.tsx';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import { TextArea } from '#ui/text-area.tsx';
import styles from './contact-form.module.css';
import { type ContactMessage, mailBody, mailDraft } from './mail-draft.ts';
import { openMail } from './open-mail.ts';

/** The time the button rests before the form is empty again (HO-07). */
const resetDelayMs = 700;

const nothing: ContactMessage = { name: '', email: '', message: '' };

type Outcome = { kind: 'notAccepted' | 'notOpened' } | { kind: 'opened'; body: string } | null;

interface ContactFormProps {
  /** Each place has sentences of its own for what goes wrong (HO-06, CT-09). */
  place: 'home' | 'contactPage';
}

/**
 * Prepares a mail in the visitor's own program and calls no server (CT-10). Nothing that was typed is lost unless the mail
 * was handed over, and then it can still be copied.
 */
export function ContactForm({ place }: ContactFormProps) {
  const t = useTranslations('home.contact.form');
  const { email: pharmacyEmail } = useShopConfig();
  const id = useId();
  const acceptRef = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState(nothing);
  const [isAccepted, setAccepted] = useState(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);

  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => {
      setSending(false);
      setMessage(nothing);
      setAccepted(false);
    }, resetDelayMs);
    return () => clearTimeout(timer);
  }, [isSending]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (!isAccepted) {
      setOutcome({ kind: 'notAccepted' });
      acceptRef.current?.focus();
      return;
    }
    if (!openMail(mailDraft(pharmacyEmail, message))) {
      setOutcome({ kind: 'notOpened' });
      return;
    }
    setOutcome({ kind: 'opened', body: mailBody(message) });
    setSending(true);
  }

  const isRefused = outcome?.kind === 'notAccepted' && !isAccepted;
  const fieldOf = (name: keyof ContactMessage) => ({
    id: `${id}-${name}`,
    name,
    label: t(`${name}Placeholder`),
    isOptional: true,
    maxLength: contactLimits[name],
    value: message[name],
    onChange: (event: { target: { value: string } }) => setMessage({ ...message, [name]: event.target.value }),
  });

  return (
    <Form className={styles.form} aria-labelledby={`${id}-title`} onSubmit={send}>
      <h3 id={`${id}-title`}>{t('title')}</h3>
      <Columns until={700} gap={1.1}>
        <TextField {...fieldOf('name')} autoComplete="name" />
        <TextField {...fieldOf('email')} type="email" autoComplete="email" />
      </Columns>
      <TextArea {...fieldOf('message')} />
      <Choice
        ref={acceptRef}
        className={styles.accept}
        checked={isAccepted}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        onChange={(event) => setAccepted(event.target.checked)}
      >
        {t('acceptPrefix')} <Link to={linkTo('Privacy')}>{t('privacyLink')}</Link> {t('acceptSuffix')}
      </Choice>
      {/* The alerts of HO-06 and CT-09 (decision 10): said at once and shown where the hand is, without a window to close. */}
      <div role="alert">
        {isRefused && <FieldError id={`${id}-refused`}>{t(`notAccepted.${place}`)}</FieldError>}
        {outcome?.kind === 'notOpened' && <FieldError id={`${id}-failed`}>{t(`notOpened.${place}`)}</FieldError>}
      </div>
      <div>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {t('submit')}
        </Button>
      </div>
      <Note as="div" tone="ok" role="status" className={styles.opened}>
        {outcome?.kind === 'opened' && <p>{t('opened', { email: pharmacyEmail })}</p>}
      </Note>
      {outcome?.kind === 'opened' && (
        <CopyButton
          text={outcome.body}
          label={t('copy')}
          copiedText={t('copied')}
          failedText={t('copyFailed', { email: pharmacyEmail })}
        />
      )}
      <Text size="small">{t('subtitle')}</Text>
    </Form>
  );
}
