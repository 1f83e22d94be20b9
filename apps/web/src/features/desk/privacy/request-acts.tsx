import type { PrivacyRequest } from '@shop/contract/desk/privacy';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import cases from '#domain/desk/cases/cases.module.css';
import { Button } from '#ui/button.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { CopyActs } from './copy-acts.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { ReasonForm } from './reason-form.tsx';
import { RefuseForm } from './refuse-form.tsx';

type FormName = 'correct' | 'erase' | 'restrict' | 'announceLift' | 'lift' | 'extend' | 'refuse';

/** What can be done with the request as it stands, the answer first. */
function formsFor({ kind, outcome, hasAccount, profile, plan, isRestricted, lift, isExtended }: PrivacyRequest) {
  const forms: FormName[] = [];
  if (outcome === null) {
    if (kind === 'correction' && profile) forms.push('correct');
    if (kind === 'erasure' && plan) forms.push('erase');
    if (kind === 'restriction' && hasAccount) forms.push('restrict');
    if (!isExtended) forms.push('extend');
    forms.push('refuse');
  } else if (kind === 'restriction' && outcome === 'done' && isRestricted && !lift?.liftedAt) {
    forms.push(lift ? 'lift' : 'announceLift');
  }
  return forms;
}

export function RequestActsBar({ shown }: { shown: PrivacyRequest }) {
  const t = useTranslations('deskPrivacy');
  const [form, setForm] = useState<FormName | null>(null);
  const forms = formsFor(shown);
  const onClose = () => setForm(null);
  const isCopy = shown.kind === 'copy' && shown.outcome === null && shown.hasAccount;
  const labels: Record<FormName, string> = {
    correct: t('acts.correct'),
    erase: t('erasure.erase'),
    restrict: t('acts.restrict'),
    announceLift: t('acts.announceLift.title'),
    lift: t('acts.lift'),
    extend: t('acts.extend.title'),
    refuse: t('acts.refuse.title'),
  };

  if (form && forms.includes(form)) return <OpenForm form={form} shown={shown} onClose={onClose} />;
  return (
    <div className={cases.acts}>
      {isCopy && <CopyActs shown={shown} />}
      {forms.map((one, index) => (
        <Button
          key={one}
          variant={index === 0 && !isCopy && one !== 'extend' && one !== 'refuse' ? 'primary' : 'secondary'}
          onClick={() => setForm(one)}
        >
          {labels[one]}
        </Button>
      ))}
    </div>
  );
}

interface OpenFormProps {
  form: FormName;
  shown: PrivacyRequest;
  onClose: () => void;
}

function OpenForm({ form, shown, onClose }: OpenFormProps) {
  const t = useTranslations('deskPrivacy');
  const { id, profile, plan } = shown;
  switch (form) {
    case 'correct':
      return profile && <CorrectionForm id={id} profile={profile} onClose={onClose} />;
    case 'erase':
      return (
        plan && (
          <ConfirmForm
            act="erasePerson"
            input={{ fingerprint: plan.fingerprint }}
            id={id}
            title={t('erasure.erase')}
            about={t('erasure.eraseAbout')}
            onClose={onClose}
          />
        )
      );
    case 'restrict': {
      const words = { title: t('acts.restrict'), about: t('acts.restrictAbout') };
      return <ConfirmForm act="restrictPerson" input={undefined} id={id} {...words} onClose={onClose} />;
    }
    case 'lift': {
      const words = { title: t('acts.lift'), about: t('acts.liftAbout') };
      return <ConfirmForm act="liftRestriction" input={undefined} id={id} {...words} onClose={onClose} />;
    }
    case 'announceLift':
      return <ReasonForm act="announceLift" words="announceLift" id={id} onClose={onClose} />;
    case 'extend':
      return <ReasonForm act="extendPrivacyRequest" words="extend" id={id} onClose={onClose} />;
    case 'refuse':
      return <RefuseForm id={id} onClose={onClose} />;
  }
}
