import { prescriptionKinds, professions, recordLimits } from '@shop/contract/desk/review-limits';
import { prescriptionOrigins } from '@shop/contract/prescription-origin';
import { useTranslations } from 'use-intl';
import { DraftValidity } from './draft-validity.tsx';
import type { Problems } from './read-draft.ts';
import type { RecordDraft } from './record-draft.ts';
import { RecordField } from './record-field.tsx';
import { type PartActs, RecordPart } from './record-part.tsx';
import { RecordSelect } from './record-select.tsx';

export interface RecordPartProps {
  draft: RecordDraft;
  problems: Problems;
  acts: PartActs;
  onChange: (change: Partial<RecordDraft>) => void;
}

/** As long as a written day can be. */
const dayLength = 20;

export function PersonPart({ draft, problems, acts, onChange }: RecordPartProps) {
  const t = useTranslations('deskRecord');
  return (
    <RecordPart part="person" title={t('person')} {...acts}>
      <RecordField
        name="patientName"
        label={t('patientName')}
        value={draft.patientName}
        maxLength={recordLimits.name}
        problems={problems}
        onChange={(patientName) => onChange({ patientName })}
      />
      <RecordField
        name="birthDate"
        label={t('birthDate')}
        value={draft.birthDate}
        maxLength={dayLength}
        problems={problems}
        mayBeEmpty
        onChange={(birthDate) => onChange({ birthDate })}
      />
    </RecordPart>
  );
}

export function IssuePart({ draft, problems, acts, onChange }: RecordPartProps) {
  const t = useTranslations('deskRecord');
  return (
    <RecordPart part="issue" title={t('issue')} {...acts}>
      <RecordField
        name="issuedOn"
        label={t('issuedOn')}
        value={draft.issuedOn}
        maxLength={dayLength}
        problems={problems}
        onChange={(issuedOn) => onChange({ issuedOn })}
      />
      <RecordSelect
        name="kind"
        label={t('kind')}
        value={draft.kind}
        options={prescriptionKinds.map((kind) => [kind, t(`kinds.${kind}`)] as const)}
        onChange={(value) => onChange({ kind: prescriptionKinds.find((kind) => kind === value) ?? draft.kind })}
      />
      <RecordSelect
        name="origin"
        label={t('origin')}
        value={draft.origin}
        options={[
          ['', t('originUnknown')],
          ...prescriptionOrigins.map((origin) => [origin, t(`origins.${origin}`)] as const),
        ]}
        onChange={(value) => onChange({ origin: prescriptionOrigins.find((origin) => origin === value) ?? '' })}
      />
      <RecordField
        name="validUntil"
        label={t('validUntil')}
        value={draft.validUntil}
        maxLength={dayLength}
        problems={problems}
        mayBeEmpty
        onChange={(validUntil) => onChange({ validUntil })}
      />
      <DraftValidity draft={draft} />
    </RecordPart>
  );
}

export function PrescriberPart({ draft, problems, acts, onChange }: RecordPartProps) {
  const t = useTranslations('deskRecord');
  const isProfession = (value: string) => professions.find((profession) => profession === value) ?? draft.profession;
  return (
    <RecordPart part="prescriber" title={t('prescriber')} {...acts}>
      <RecordField
        name="prescriberName"
        label={t('prescriberName')}
        value={draft.prescriberName}
        maxLength={recordLimits.name}
        problems={problems}
        onChange={(prescriberName) => onChange({ prescriberName })}
      />
      <RecordSelect
        name="profession"
        label={t('profession')}
        value={draft.profession}
        options={professions.map((profession) => [profession, t(`professions.${profession}`)] as const)}
        onChange={(value) => onChange({ profession: isProfession(value) })}
      />
      <RecordField
        name="address"
        label={t('address')}
        value={draft.address}
        maxLength={recordLimits.address}
        problems={problems}
        mayBeEmpty
        onChange={(address) => onChange({ address })}
      />
      <RecordField
        name="phone"
        label={t('phone')}
        value={draft.phone}
        maxLength={recordLimits.phone}
        problems={problems}
        mayBeEmpty
        onChange={(phone) => onChange({ phone })}
      />
    </RecordPart>
  );
}
