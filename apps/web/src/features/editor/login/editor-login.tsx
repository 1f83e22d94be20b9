import { editorLoginLimits } from '@shop/contract/form-limits';
import { pharmacyName } from '@shop/contract/shop-config';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type SubmitEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { call } from '#lib/api.ts';
import { linkTo } from '#lib/routes.ts';
import { store } from '#lib/storage.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ContourLines } from '#ui/contour-lines.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { useSecondsUntil } from '#ui/use-seconds-until.ts';
import styles from './editor-login.module.css';
import { LoginFailure, secondsToWait } from './login-failure.tsx';

interface EditorLoginProps {
  title: string;
  /** The session ended while somebody was at work. */
  isSessionOver: boolean;
  onLoggedIn: () => void;
}

/** The way into the editor area (CM-01). */
export function EditorLogin({ title, isSessionOver, onLoggedIn }: EditorLoginProps) {
  const t = useTranslations('editor.login');
  const id = useId();
  const config = useShopConfig();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [waitUntilMs, setWaitUntilMs] = useState(0);
  const seconds = useSecondsUntil(waitUntilMs);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setWasSent(true);
    const [missing] = [username.trim() === '' && 'name', password === '' && 'password'].filter(Boolean);
    if (missing) document.getElementById(`${id}-${missing}`)?.focus();
    if (missing || isBusy || seconds > 0) return;
    setBusy(true);
    setError(null);
    try {
      const { token } = await call('editorLogin', { body: { username: username.trim(), password } });
      store('cms_token', token);
      onLoggedIn();
    } catch (failure) {
      setError(failure);
      setWaitUntilMs(Date.now() + secondsToWait(failure) * 1000);
      setBusy(false);
    }
  }

  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ContourLines className={styles.contours} />
      <Card gap={1.25} className={styles.box}>
        <div>
          <h1>{title}</h1>
          <Text size="small" className={styles.small}>
            {t('lead', { pharmacy: pharmacyName(config) })}
          </Text>
        </div>
        {isSessionOver && error === null && <Note tone="info">{t('sessionOver')}</Note>}
        {error !== null && <LoginFailure error={error} seconds={seconds} />}
        <Stack as="form" gap={1.25} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            id={`${id}-name`}
            name="username"
            maxLength={editorLoginLimits.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            label={t('username')}
            value={username}
            error={wasSent && username.trim() === '' ? t('usernameMissing') : undefined}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <div className={styles.password}>
            <TextField
              id={`${id}-password`}
              name="password"
              maxLength={editorLoginLimits.password}
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              label={t('password')}
              value={password}
              error={wasSent && password === '' ? t('passwordMissing') : undefined}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <IconButton
              className={styles.eye}
              label={t(isShown ? 'hidePassword' : 'showPassword')}
              icon={isShown ? <EyeOff /> : <Eye />}
              onClick={() => setShown(!isShown)}
            />
          </div>
          <Button type="submit" variant="primary" size="large" isBusy={isBusy} aria-disabled={seconds > 0 || undefined}>
            {t('submit')}
          </Button>
        </Stack>
        <Text size="small" className={styles.small}>
          {t('note')}
        </Text>
        <Link to={linkTo('Home')}>{t('toShop')}</Link>
      </Card>
    </main>
  );
}
