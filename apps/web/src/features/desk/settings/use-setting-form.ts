import type { AllSettings } from '@shop/contract/desk/settings';
import { type SettingFault, type SettingName, type Settings, settingFaults } from '@shop/contract/settings';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useDraft } from '#domain/desk/writing/use-draft.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import type { CallInput } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { useReadSettingsAnew } from './settings-queries.ts';

type Body = CallInput<'changeSetting'>['body'];

/** `number` is what only a form meets: a text where a number should be. */
type Fault = Omit<SettingFault, 'reason'> & { reason: SettingFault['reason'] | 'number' | 'email' };

interface Reading<Value> {
  value: Value;
  /** What could not be read from the fields. */
  faults: Fault[];
}

/** Whose setting it is that waits for a second lead. */
const settingOf = { bank: 'bank', release: 'packing' } as const;

interface Form<Name extends SettingName, Draft> {
  settings: AllSettings;
  name: Name;
  toDraft: (value: Settings[Name]) => Draft;
  read: (draft: Draft) => Reading<Settings[Name]>;
}

/**
 * The form of one setting. What is typed stays over a lock, and belongs to the version that was there when typing began: a
 * save over somebody else's change is refused once, and they are named.
 */
export function useSettingForm<Name extends SettingName, Draft>({ settings, name, toDraft, read }: Form<Name, Draft>) {
  const t = useTranslations('deskSettings');
  const deskCall = useDeskCall();
  const saved = settings[name];
  const [typed, setTyped, clear] = useDraft<{ draft: Draft; version: number } | null>(`setting ${name}`, 'value', null);
  const [attempt, setAttempt] = useState(0);
  const draft = typed?.draft ?? toDraft(saved.value as Settings[Name]);
  const reading = read(draft);
  const faults: Fault[] =
    reading.faults.length > 0 ? reading.faults : (settingFaults[name](reading.value) as SettingFault[]);

  const { write, isBusy, failure } = useWriteOnce<Body, AllSettings>({
    subjectId: `setting ${name}`,
    send: (body) => deskCall('changeSetting', { body }),
    doneWords: (_body, answer) => t(answer.pending.some((kind) => settingOf[kind] === name) ? 'savedPending' : 'saved'),
    onDone: () => {
      clear();
      setAttempt(0);
    },
    readAnew: useReadSettingsAnew(),
  });
  const isOvertaken = failure instanceof ApiError && failure.id === 'SettingChanged';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (faults.length > 0) return;
    // Told once that somebody was faster, whoever saves again means it.
    const version = isOvertaken ? saved.version : (typed?.version ?? saved.version);
    write({ name, version, value: reading.value } as Body);
  }

  return {
    draft,
    put: (changes: Partial<Draft>) =>
      setTyped({ draft: { ...draft, ...changes }, version: typed?.version ?? saved.version }),
    /** The sentence beside a field, once somebody has tried to save. */
    errorOf: (field: string) => {
      const fault = attempt > 0 && faults.find((one) => one.field === field);
      return fault ? t(`faults.${fault.reason}`, { name: fault.name ?? '', at: String(fault.at ?? '') }) : undefined;
    },
    faultyFields: attempt > 0 ? faults.map(({ field }) => field) : [],
    attempt,
    submit,
    isBusy,
    failure,
    isTyped: typed !== null,
    isOvertaken,
    /** Gives up what was typed. */
    reset: () => {
      clear();
      setAttempt(0);
    },
    changedAt: saved.changedAt,
    changedByName: saved.changedByName,
  };
}

export type SettingForm = Omit<ReturnType<typeof useSettingForm<SettingName, object>>, 'draft' | 'put'>;
