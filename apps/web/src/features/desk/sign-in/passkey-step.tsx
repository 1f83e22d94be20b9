import type { DeskVisit } from '@shop/contract/desk/sign-in';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';
import { Stack } from '#ui/stack.tsx';
import { OpenButton } from './ceremony-button.tsx';
import { EntryBox } from './entry-box.tsx';
import { RegisterForm } from './register-form.tsx';
import { StaffCodeForm } from './staff-code-form.tsx';

interface PasskeyStepProps {
  visit: DeskVisit;
  /** Something has changed on the server's side: ask it how far we are. */
  onChange: () => void;
  onLeave: () => void;
}

type View = 'open' | 'register' | 'code' | 'waiting';

/** The second proof: a passkey of this device, or the way to one. */
export function PasskeyStep({ visit, onChange, onLeave }: PasskeyStepProps) {
  const t = useTranslations('desk.passkey');
  const common = useTranslations('desk');
  const [chosen, setChosen] = useState<View | null>(null);
  const view = viewOf(visit, chosen);
  const heads: Record<View, [title: string, lead: string]> = {
    open: [t('title', { name: visit.name }), t('openLead')],
    register: [t('registerTitle'), visit.needsNobody ? t('registerNow') : t('registerLead')],
    code: [t('codeTitle'), t('codeLead')],
    waiting: [t('waitingTitle'), t('waitingLead')],
  };
  const [title, lead] = heads[view];

  return (
    <EntryBox key={view} title={title} lead={lead}>
      {view === 'open' && <OpenButton label={t('open')} onOpened={onChange} />}
      {view === 'register' && <RegisterForm onRegistered={onChange} />}
      {view === 'code' && <StaffCodeForm onEntered={onChange} />}
      <Stack gap={0.5} align="start">
        {view === 'open' && <LinkButton onClick={() => setChosen('register')}>{t('newDevice')}</LinkButton>}
        {view !== 'code' && !visit.needsNobody && (
          <LinkButton onClick={() => setChosen('code')}>{t('haveCode')}</LinkButton>
        )}
        {chosen && !visit.needsNobody && <LinkButton onClick={() => setChosen(null)}>{t('back')}</LinkButton>}
        <LinkButton onClick={onLeave}>{common('leave')}</LinkButton>
      </Stack>
    </EntryBox>
  );
}

function viewOf(visit: DeskVisit, chosen: View | null): View {
  if (visit.needsNobody) return 'register';
  if (chosen === 'code') return 'code';
  if (visit.isWaiting) return 'waiting';
  return chosen ?? (visit.hasPasskey ? 'open' : 'register');
}
