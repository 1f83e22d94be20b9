import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Consent } from '#domain/person/personal-data.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { IconLine } from '#ui/icon-line.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';
import { WithdrawConsentDialog } from './withdraw-consent-dialog.tsx';

interface ConsentKind {
  name: 'terms' | 'privacy' | 'healthData';
  given: 'accepted' | 'read' | 'given';
  text: RouteName | null;
}

const kinds: Record<string, ConsentKind> = {
  'terms-and-conditions': { name: 'terms', given: 'accepted', text: 'Terms' },
  'privacy-policy': { name: 'privacy', given: 'read', text: 'Privacy' },
  'health-data': { name: 'healthData', given: 'given', text: 'Privacy' },
};

/** The others belong to a contract or to the account itself. */
const withdrawable = 'health-data';

export function ConsentsCard({ consents, isSample = false }: { consents: Consent[]; isSample?: boolean }) {
  const t = useTranslations('profile.consents');
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const canWithdraw = !isSample && consents.some(({ kind, withdrawnAt }) => kind === withdrawable && !withdrawnAt);
  return (
    <ProfileCard title={t('title')} isSample={isSample}>
      {consents.length === 0 ? (
        <Text size="small" isHyphenated>
          {t('none')}
        </Text>
      ) : (
        <Stack as="ul" gap={1}>
          {consents.map((consent) => (
            <ConsentLine key={`${consent.kind} ${consent.acceptedAt}`} consent={consent} />
          ))}
        </Stack>
      )}
      {canWithdraw && (
        <div>
          <Button icon={<Undo2 />} aria-haspopup="dialog" onClick={() => setIsWithdrawing(true)}>
            {t('withdraw')}
          </Button>
        </div>
      )}
      {isWithdrawing && <WithdrawConsentDialog onClose={() => setIsWithdrawing(false)} />}
    </ProfileCard>
  );
}

function ConsentLine({ consent: { kind, acceptedAt, withdrawnAt } }: { consent: Consent }) {
  const t = useTranslations('profile.consents');
  const locale = useLocale();
  const known = kinds[kind];
  const name = known ? t(`kinds.${known.name}`) : t('kinds.other', { kind });
  const at = (moment: string) => ({ date: formatDate(moment, locale), time: formatTime(moment, locale) });

  return (
    <IconLine
      as="li"
      tone="ok"
      icon={withdrawnAt ? <CircleX aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
    >
      <div>
        <b>{name}</b>
        <Text size="small">{t(known?.given ?? 'given', at(acceptedAt))}</Text>
        {withdrawnAt && <Text size="small">{t('withdrawn', at(withdrawnAt))}</Text>}
        {known?.text && (
          <Link
            className={styles.link}
            to={routes[known.text]}
            aria-label={t('seeTextOf', { name: name.replaceAll('\u00ad', '') })}
          >
            {t('seeText')}
          </Link>
        )}
      </div>
    </IconLine>
  );
}
