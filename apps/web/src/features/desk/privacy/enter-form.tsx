import type { PrivacyRequest } from '@shop/contract/desk/privacy';
import { privacyChannels, privacyKinds, privacyTextLimits } from '@shop/contract/desk/privacy-words';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { isUpToToday, today } from '#domain/desk/today.ts';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { RadioField } from '#domain/desk/writing/radio-field.tsx';
import { ReceivedFields } from '#domain/desk/writing/received-fields.tsx';
import { useFaults } from '#domain/desk/writing/use-faults.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { TextField } from '#ui/field.tsx';
import { PersonFinder } from './person-finder.tsx';
import { type EnteredRequest, useEnterRequest } from './use-privacy.ts';

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
  const { write, ...writing } = useEnterRequest(onDone);
  const words = { title: t('title'), about: t('about'), sendLabel: t('send') };
  const set = (change: Partial<EnteredRequest>) => setDraft({ ...draft, ...change });
  const { check, errorOf } = useFaults(id, {
    person: draft.person.trim() === '' && t('personMissing'),
    receivedOn: !isUpToToday(draft.receivedOn) && t('dayMissing'),
    identityHow: draft.identityHow.trim() === '' && t('howMissing'),
  });

  function send(): void {
    if (check()) write({ ...draft, person: draft.person.trim(), identityHow: draft.identityHow.trim() });
  }

  return (
    <DeskForm {...words} {...writing} onSend={send} onClose={onClose} onDrop={() => setDraft(empty())}>
      <PersonFinder
        id={`${id}-person`}
        value={draft.person}
        error={errorOf('person')}
        onChange={(person) => set({ person })}
      />
      <RadioField
        id={`${id}-kind`}
        label={t('kind')}
        values={privacyKinds}
        value={draft.right}
        wordsOf={rights}
        onChange={(right) => set({ right })}
      />
      <ReceivedFields
        id={id}
        channels={privacyChannels}
        received={draft}
        wordsOf={t}
        error={errorOf('receivedOn')}
        onChange={set}
      />
      <TextField
        id={`${id}-identityHow`}
        label={t('how')}
        hint={t('howHint')}
        value={draft.identityHow}
        maxLength={privacyTextLimits.how}
        autoComplete="off"
        error={errorOf('identityHow')}
        onChange={({ currentTarget }) => set({ identityHow: currentTarget.value })}
      />
    </DeskForm>
  );
}
