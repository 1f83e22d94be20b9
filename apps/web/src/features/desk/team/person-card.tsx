import type { StaffPerson } from '@shop/contract/desk/staff';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLocaleChoice } from '#i18n/locale.tsx';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Pill } from '#ui/pill.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { DeviceList } from './device-list.tsx';

interface PersonCardProps {
  person: StaffPerson;
  isSelf: boolean;
  onEdit: () => void;
}

export function PersonCard({ person, isSelf, onEdit }: PersonCardProps) {
  const t = useTranslations('deskTeam');
  const { locale } = useLocaleChoice();
  const headingId = useId();
  return (
    <Card as="section" gap={0.75} aria-labelledby={headingId}>
      <Row gap={[0.35, 0.75]} align="center" spread="apart">
        <div>
          <h2 id={headingId}>{person.name}</h2>
          <Text size="small">{person.email}</Text>
        </div>
        {!person.endedAt && (
          <Button size="small" aria-label={t('editOf', { name: person.name })} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </Row>
      <Row gap={0.35}>
        {isSelf && <Pill tone="info">{t('you')}</Pill>}
        {person.endedAt ? (
          <Pill>{t('ended', { day: formatDate(person.endedAt, locale) })}</Pill>
        ) : (
          person.roles.map((role) => <Pill key={role}>{t(`roles.${role}`)}</Pill>)
        )}
      </Row>
      {!person.endedAt && <DeviceList owner={person.name} devices={person} mayAdmit />}
    </Card>
  );
}
