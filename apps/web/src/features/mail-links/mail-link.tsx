import { useMutation } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Unlink from 'lucide-react/icons/unlink';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureNotice } from '#ui/notice.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import styles from './mail-link.module.css';

interface MailLinkProps {
  /** What the link is for; its sentences in `mailLinks`. */
  about: 'stop' | 'device';
  /** From the link; undefined when it was cut off on its way. */
  token: string | undefined;
  send: (token: string) => Promise<unknown>;
  onDone: () => void;
  /** More to say once it is done. */
  children?: ReactNode;
}

/** Opening the link does nothing by itself, because programs that check mails open every link: a person presses a button. */
export function MailLink({ about, token, send, onDone, children }: MailLinkProps) {
  const t = useTranslations('mailLinks');
  const errorText = useErrorText();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: send, gcTime: 0, onSuccess: onDone });
  const isOver = error instanceof ApiError && error.id === 'LinkNotValid';

  if (isSuccess) {
    return (
      <Outcome icon={<CircleCheck className={styles.done} aria-hidden="true" />} title={t(`${about}.done`)}>
        <Text size="lead" isMeasured isHyphenated className={styles.text}>
          {t(`${about}.doneText`)}
        </Text>
        {children}
        <Row gap={0.6} isStackedOnPhones className={styles.ways}>
          <Button variant="primary" size="large" aria-haspopup="dialog" onClick={openLogin}>
            {t('signIn')}
          </Button>
          <ButtonLink size="large" to={linkTo('Contact')}>
            {t('contact')}
          </ButtonLink>
        </Row>
      </Outcome>
    );
  }
  if (isOver) {
    return (
      <Outcome icon={<Unlink aria-hidden="true" />} title={t('notValid')}>
        <Text size="lead" isMeasured isHyphenated className={styles.text}>
          {t(`${about}.notValid`)}
        </Text>
        <Row gap={0.6} isStackedOnPhones className={styles.ways}>
          <ButtonLink variant="primary" size="large" to={linkTo('Profile')}>
            {t('signIn')}
          </ButtonLink>
          <ButtonLink size="large" to={linkTo('Contact')}>
            {t('contact')}
          </ButtonLink>
        </Row>
      </Outcome>
    );
  }
  return (
    <>
      <h1>{t(`${about}.title`)}</h1>
      <Text size="lead" isMeasured isHyphenated className={styles.text}>
        {t(`${about}.text`)}
      </Text>
      {error !== null && (
        <FailureNotice error={error}>
          <p>
            <b>{t('failed')}</b> {errorText(error)}
          </p>
        </FailureNotice>
      )}
      {token ? (
        <Row gap={0.6} isStackedOnPhones className={styles.ways}>
          <Button
            variant={about === 'stop' ? 'danger' : 'primary'}
            size="large"
            isBusy={isPending}
            onClick={() => mutate(token)}
          >
            {t(`${about}.do`)}
          </Button>
          <ButtonLink size="large" to={linkTo('Home')}>
            {t('home')}
          </ButtonLink>
        </Row>
      ) : (
        <Text size="lead" isMeasured isHyphenated className={styles.text}>
          {t('missing')}
        </Text>
      )}
    </>
  );
}

/** The button that held the focus is gone; whoever listens hears what has become of it. */
function Outcome({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={styles.icon}>{icon}</div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  );
}
