import { ruleLimits } from '@shop/contract/desk/rule-limits';
import type { DeliveryRuleShown } from '@shop/contract/desk/rules';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { MeanwhileNotice } from '#domain/desk/writing/meanwhile-notice.tsx';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup, TextField } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import { choiceFields, type RuleDraft, ruleChoices } from './rule-draft.ts';
import { RuleEffects } from './rule-effects.tsx';
import styles from './rules.module.css';
import type { useRuleForm } from './use-rule-form.ts';

interface RuleFormProps {
  form: ReturnType<typeof useRuleForm>;
  today: string;
  rules: readonly DeliveryRuleShown[];
  onClose: () => void;
}

/** A rule with all it says, and below it what it would change. */
export function RuleForm({ form, today, rules, onClose }: RuleFormProps) {
  const t = useTranslations('deskRules');
  const id = useId();
  const { draft, put, problems, isBusy, failure, seen } = form;
  const errorOf = (field: keyof RuleDraft) => {
    const problem = problems[field];
    return problem && t(`form.problems.${problem}`);
  };
  return (
    <DeskForm
      title={t(form.rule ? 'form.edit' : 'form.add')}
      about={t('form.about')}
      sendLabel={t(draft.validFrom ? 'form.save' : 'form.saveDraft')}
      isBusy={isBusy}
      failure={failure}
      changed={
        seen.hasChanged && (
          <MeanwhileNotice
            keepLabel={t('changed.keep')}
            onKeep={seen.lookAt}
            dropLabel={t('changed.drop')}
            onDrop={() => {
              form.drop();
              onClose();
            }}
            changes={[t('changed.rule')]}
          >
            <b>{t('changed.title')}</b>
          </MeanwhileNotice>
        )
      }
      onSend={form.send}
      onClose={onClose}
      onDrop={form.drop}
    >
      {choiceFields.map((field) => (
        <div key={field} className={styles.choice}>
          <FieldLabel id={`${id}-${field}`} label={t(`form.${field}`)} />
          <Select
            id={`${id}-${field}`}
            value={draft[field]}
            onChange={({ currentTarget }) => put(field, currentTarget.value)}
          >
            <option value="">{t('form.any')}</option>
            {ruleChoices[field].map((choice) => (
              <option key={choice} value={choice}>
                {t(`choices.${field}.${choice}` as 'choices.productType.bud')}
              </option>
            ))}
          </Select>
        </div>
      ))}
      <FieldGroup id={`${id}-answer`} label={t('form.answer')}>
        {[false, true].map((isAllowed) => (
          <Choice
            key={String(isAllowed)}
            type="radio"
            name={`${id}-answer`}
            checked={draft.isAllowed === isAllowed}
            onChange={() => put('isAllowed', isAllowed)}
          >
            {t(isAllowed ? 'delivery.allowed' : 'delivery.forbidden')}
          </Choice>
        ))}
      </FieldGroup>
      <div className={styles.pair}>
        {(['validFrom', 'validTo'] as const).map((field) => (
          <TextField
            key={field}
            id={`${id}-${field}`}
            type="date"
            label={t(`form.${field}`)}
            hint={t(`form.${field}Hint`)}
            isOptional
            min={today}
            error={errorOf(field)}
            value={draft[field]}
            onChange={({ currentTarget }) => put(field, currentTarget.value)}
          />
        ))}
      </div>
      {(['reasonDe', 'reasonEn'] as const).map((field) => (
        <TextField
          key={field}
          id={`${id}-${field}`}
          label={t(`form.${field}`)}
          error={errorOf(field)}
          lang={field === 'reasonEn' ? 'en' : 'de'}
          value={draft[field]}
          maxLength={ruleLimits.reason}
          onChange={({ currentTarget }) => put(field, currentTarget.value)}
        />
      ))}
      <TextField
        id={`${id}-source`}
        label={t('form.source')}
        error={errorOf('source')}
        value={draft.source}
        maxLength={ruleLimits.source}
        onChange={({ currentTarget }) => put('source', currentTarget.value)}
      />
      {form.supposed && (
        <section aria-label={t('effects.label')}>
          <RuleEffects day={draft.validFrom} supposed={form.supposed} rules={rules} />
        </section>
      )}
    </DeskForm>
  );
}
