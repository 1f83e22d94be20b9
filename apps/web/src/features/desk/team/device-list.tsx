import type { Devices } from '@shop/contract/desk/staff';
import { useTranslations } from 'use-intl';
import { useLocaleChoice } from '#i18n/locale.tsx';
import { formatDate, formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { useDeviceStep } from './use-team.ts';

interface DeviceListProps {
  owner: string;
  devices: Devices;
  /** A lead admits; in one's own list a device only waits. */
  mayAdmit: boolean;
}

/** Somebody's passkeys and sessions, each with its last use and its end. */
export function DeviceList({ owner, devices: { passkeys, sessions }, mayAdmit }: DeviceListProps) {
  const t = useTranslations('deskTeam.devices');
  const { locale } = useLocaleChoice();
  const { mutate, isPending } = useDeviceStep();
  const when = (iso: string) => `${formatDate(iso, locale)}, ${formatTime(iso, locale)}`;
  if (passkeys.length + sessions.length === 0) return <Text size="small">{t('none')}</Text>;

  return (
    <Stack as="ul" gap={0.5}>
      {passkeys.map(({ id, deviceName: device, admittedAt, lastUsedAt }) => (
        <Row as="li" key={id} gap={[0.25, 0.75]} align="center" spread="apart">
          <span>
            {t('passkey', { device })}{' '}
            {admittedAt ? (
              <Text as="span" size="small">
                {lastUsedAt ? t('lastUsed', { when: when(lastUsedAt) }) : t('neverUsed')}
              </Text>
            ) : (
              <Pill tone="warn">{t('waits')}</Pill>
            )}
          </span>
          <Row gap={0.5}>
            {!admittedAt && mayAdmit && (
              <Button
                size="small"
                variant="primary"
                isBusy={isPending}
                aria-label={t('admitOf', { device, name: owner })}
                onClick={() => mutate({ name: 'admitPasskey', id, device })}
              >
                {t('admit')}
              </Button>
            )}
            <Button
              size="small"
              isBusy={isPending}
              aria-label={t('endOf', { device, name: owner })}
              onClick={() => mutate({ name: 'endPasskey', id, device })}
            >
              {t('end')}
            </Button>
          </Row>
        </Row>
      ))}
      {sessions.map(({ id, deviceName: device, lastSeenAt, stage, isThisOne }) => (
        <Row as="li" key={id} gap={[0.25, 0.75]} align="center" spread="apart">
          <span>
            {t('session', { device })}{' '}
            <Text as="span" size="small">
              {t(`stages.${stage}`)}, {t('seen', { when: when(lastSeenAt) })}
            </Text>
          </span>
          {isThisOne ? (
            <Pill tone="ok">{t('thisOne')}</Pill>
          ) : (
            <Button
              size="small"
              isBusy={isPending}
              aria-label={t('endOf', { device, name: owner })}
              onClick={() => mutate({ name: 'endDeskSession', id, device })}
            >
              {t('end')}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
}
