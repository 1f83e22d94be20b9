import { evidenceKinds } from '@shop/contract/desk/evidence';
import { prescriptionKinds, professions, recordLimits } from '@shop/contract/desk/review-limits';
import { prescriptionOrigins } from '@shop/contract/prescription-origin';
import { useTranslations } from 'use-intl';
import { DraftValidity } from './draft-validity.tsx';
import type { Problems } from './read-draft.ts';
import type { RecordDraft } from './record-draft.ts';
import { RecordField } from './record-field.tsx';
import { type PartActs, RecordPart } from './record-part.tsx';
import { RecordSelect } from './record-select.tsx';
import { type HeadField, useWrittenField } from './use-written-field.ts';

export interface RecordPartProps {
  draft: RecordDraft;
  problems: Problems;
  acts: PartActs;
  onChange: (change: Partial<RecordDraft>) => void;
}

/** As long as a written day can be. */
const dayLength = 20;

export function PersonPart(props: RecordPartProps) {
  const t = useTranslations('deskRecord');
  const fieldOf = useWrittenField<HeadField>(props);
  return (
    <RecordPart part="person" title={t('person')} {...props.acts}>
      <RecordField {...fieldOf('patientName')} maxLength={recordLimits.name} />
      <RecordField {...fieldOf('birthDate')} maxLength={dayLength} mayBeEmpty />
    </RecordPart>
  );
}

export function IssuePart(props: RecordPartProps) {
  const { draft, onChange } = props;
  const t = useTranslations('deskRecord');
  const fieldOf = useWrittenField<HeadField>(props);
  return (
    <RecordPart part="issue" title={t('issue')} {...props.acts}>
      <RecordField {...fieldOf('issuedOn')} maxLength={dayLength} />
      <RecordSelect
        name="evidence"
        label={t('evidence')}
        value={draft.evidence}
        options={evidenceKinds.map((kind) => [kind, t(`evidences.${kind}`)] as const)}
        onChange={(value) => onChange({ evidence: evidenceKinds.find((kind) => kind === value) ?? draft.evidence })}
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
      <RecordField {...fieldOf('validUntil')} maxLength={dayLength} mayBeEmpty />
      <DraftValidity draft={draft} />
    </RecordPart>
  );
}

export function PrescriberPart(props: RecordPartProps) {
  const { draft, onChange } = props;
  const t = useTranslations('deskRecord');
  const fieldOf = useWrittenField<HeadField>(props);
  const isProfession = (value: string) => professions.find((profession) => profession === value) ?? draft.profession;
  return (
    <RecordPart part="prescriber" title={t('prescriber')} {...props.acts}>
      <RecordField {...fieldOf('prescriberName')} maxLength={recordLimits.name} />
      <RecordSelect
        name="profession"
        label={t('profession')}
        value={draft.profession}
        options={professions.map((profession) => [profession, t(`professions.${profession}`)] as const)}
        onChange={(value) => onChange({ profession: isProfession(value) })}
      />
      <RecordField {...fieldOf('address')} maxLength={recordLimits.address} mayBeEmpty />
      <RecordField {...fieldOf('phone')} maxLength={recordLimits.phone} mayBeEmpty />
    </RecordPart>
  );
}
