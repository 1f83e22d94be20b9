import { germanTime } from '@shop/contract/desk/german-time';
import type { PrivacyRequest } from '@shop/contract/desk/privacy';
import { privacyChannels, privacyKinds, privacyTextLimits } from '@shop/contract/desk/privacy-words';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup, TextField } from '#ui/field.tsx';
import { PersonFinder } from './person-finder.tsx';
import { type EnteredRequest, useEnterRequest } from './use-privacy.ts';

const today = () => germanTime(new Date()).day;

const empty = (): EnteredRequest => ({
  person: '',
  right: 'copy',
  channel: 'mail',
  receivedOn: today(),
  identityHow: '',
});

interface EnterFormProps {
  onDone: (made: PrivacyRequest) => void;
  onClose: () => void;
}

/** Writes down what somebody asks for. */
export function EnterForm({ onDone, onClose }: EnterFormProps) {
  const t = useTranslations('deskPrivacy.enter');
  const rights = useTranslations('deskPrivacy.rights');
  const id = useId();
  const [draft, setDraft] = useKeptState<EnteredRequest>('privacy request', empty);
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useEnterRequest(onDone);
  const set = (change: Partial<EnteredRequest>) => setDraft({ ...draft, ...change });
  const faults = {
    person: draft.person.trim() === '' && t('personMissing'),
    receivedOn: (draft.receivedOn === '' || draft.receivedOn > today()) && t('dayMissing'),
    identityHow: draft.identityHow.trim() === '' && t('howMissing'),
  };

  function send(): void {
    setChecked(true);
    const [first] = Object.entries(faults).find(([, fault]) => fault) ?? [];
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else write({ ...draft, person: draft.person.trim(), identityHow: draft.identityHow.trim() });
  }

  return (
    <DeskForm
      title={t('title')}
      about={t('about')}
      sendLabel={t('send')}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setDraft(empty())}
    >
      <PersonFinder
        id={`${id}-person`}
        value={draft.person}
        error={isChecked && faults.person}
        onChange={(person) => set({ person })}
      />
      <FieldGroup id={`${id}-kind`} label={t('kind')}>
        {privacyKinds.map((right) => (
          <Choice
            key={right}
            type="radio"
            name={`${id}-kind`}
            checked={draft.right === right}
            onChange={() => set({ right })}
          >
            {rights(right)}
          </Choice>
        ))}
      </FieldGroup>
      <FieldGroup id={`${id}-channel`} label={t('channel')}>
        {privacyChannels.map((channel) => (
          <Choice
            key={channel}
            type="radio"
            name={`${id}-channel`}
            checked={draft.channel === channel}
            onChange={() => set({ channel })}
          >
            {t(`channels.${channel}`)}
          </Choice>
        ))}
      </FieldGroup>
      <TextField
        id={`${id}-receivedOn`}
        type="date"
        label={t('day')}
        hint={t('dayHint')}
        value={draft.receivedOn}
        max={today()}
        error={isChecked && faults.receivedOn}
        onChange={({ currentTarget }) => set({ receivedOn: currentTarget.value })}
      />
      <TextField
        id={`${id}-identityHow`}
        label={t('how')}
        hint={t('howHint')}
        value={draft.identityHow}
        maxLength={privacyTextLimits.how}
        autoComplete="off"
        error={isChecked && faults.identityHow}
        onChange={({ currentTarget }) => set({ identityHow: currentTarget.value })}
      />
    </DeskForm>
  );
}
