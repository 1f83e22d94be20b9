import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '#domain/session/session-query.ts';
import { signOutHere } from '#domain/session/sign-out.ts';
import { call } from '#lib/api.ts';
import { Bullets } from '#ui/bullets.tsx';
import styles from './mail-link.module.css';
import { MailLink } from './mail-link.tsx';

const next = ['mailbox', 'check', 'tell'] as const;

interface StopEmailChangeProps {
  token: string | undefined;
  onDone: () => void;
}

/** Whoever reads the old mailbox keeps the account; somebody else was probably in it. */
export function StopEmailChange({ token, onDone }: StopEmailChangeProps) {
  const t = useTranslations('mailLinks.stop');
  const queryClient = useQueryClient();

  async function stop(given: string) {
    await call('stopEmailChange', { body: { token: given } });
    const before = queryClient.getQueryData(sessionQuery.queryKey);
    if (!before) return;
    // Every session of that account has ended; whether this browser had one of them, the server knows.
    const after = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => before);
    if (after === null) await signOutHere(queryClient);
  }

  return (
    <MailLink about="stop" token={token} send={stop} onDone={onDone}>
      <div className={styles.next}>
        <h2>{t('nextTitle')}</h2>
        <Bullets gap={0.6} className={styles.steps}>
          {next.map((what) => (
            <li key={what}>{t(`next.${what}`)}</li>
          ))}
        </Bullets>
      </div>
    </MailLink>
  );
}
