import { staffLimits } from '@shop/contract/desk/staff-limits';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CeremonyFailure } from '#domain/desk/passkey/ceremony-failure.tsx';
import { makePasskey } from '#domain/desk/passkey/passkey-ceremony.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Stack } from '#ui/stack.tsx';
import { browserName } from './browser-name.ts';

/** A name for the device, and its passkey. */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const t = useTranslations('desk.passkey');
  const id = useId();
  const [deviceName, setDeviceName] = useState(() => browserName(navigator.userAgent));
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: makePasskey, onSuccess: onRegistered });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const name = deviceName.trim();
    setIsMissing(name === '');
    if (name === '') document.getElementById(id)?.focus();
    else if (!isPending) mutate(name);
  }

  return (
    <Stack as="form" gap={1.25} noValidate onSubmit={submit}>
      <CeremonyFailure error={error} />
      <TextField
        id={id}
        name="device"
        autoComplete="off"
        maxLength={staffLimits.deviceName}
        label={t('deviceName')}
        hint={t('deviceHint')}
        value={deviceName}
        error={isMissing ? t('deviceMissing') : undefined}
        onChange={(event) => setDeviceName(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isPending}>
        {t('register')}
      </Button>
    </Stack>
  );
}
