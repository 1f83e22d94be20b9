import type { DeliveryRuleShown, RuleFields } from '@shop/contract/desk/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useDraft } from '#domain/desk/writing/use-draft.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import {
  draftOfRule,
  emptyRule,
  fieldsOf,
  fieldsOfRule,
  problemsOf,
  type RuleDraft,
  supposedRule,
} from './rule-draft.ts';
import { useReadRulesAnew } from './rules-queries.ts';

interface RuleFormOptions {
  /** Null for a new one. */
  rule: DeliveryRuleShown | null;
  /** What a new one begins with. */
  template: DeliveryRuleShown | null;
  today: string;
  onDone: (id: string | null) => void;
}

/** A rule that is being written: what is typed, what is wrong with it, and whether somebody else was faster. */
export function useRuleForm({ rule, template, today, onDone }: RuleFormOptions) {
  const t = useTranslations('deskRules');
  const deskCall = useDeskCall();
  const readAnew = useReadRulesAnew();
  const begin = rule ?? (template && { ...fieldsOfRule(template), validFrom: null, validTo: null });
  const [draft, setDraft, drop] = useDraft(rule?.id ?? 'new-rule', 'rule', begin ? draftOfRule(begin) : emptyRule);
  const [seenVersion, setSeenVersion] = useState(rule?.version ?? 1);
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(draft, today);
  const isGood = Object.keys(problems).length === 0;
  const { write, isBusy, failure } = useWriteOnce<{ version: number; fields: RuleFields }, { rules: unknown }>({
    subjectId: rule?.id ?? 'new-rule',
    send: ({ version, fields }, headers) =>
      rule
        ? deskCall('changeRule', { params: { id: rule.id }, headers, body: { version, fields } })
        : deskCall('addRule', { headers, body: { fields } }),
    doneWords: () => t('form.done'),
    onDone: () => {
      drop();
      onDone(rule?.id ?? null);
    },
    readAnew,
  });

  return {
    rule,
    draft,
    put: <Field extends keyof RuleDraft>(field: Field, value: RuleDraft[Field]) =>
      setDraft({ ...draft, [field]: value }),
    problems: isChecked ? problems : {},
    /** As if it were saved; null while it has no day, or a wrong one. */
    supposed:
      draft.validFrom && !problems.validFrom && !problems.validTo
        ? supposedRule(rule?.id ?? null, fieldsOf(draft))
        : null,
    seen: {
      hasChanged: rule !== null && rule.version !== seenVersion,
      lookAt: () => setSeenVersion(rule?.version ?? 1),
    },
    send: () => {
      setChecked(true);
      if (isGood) write({ version: seenVersion, fields: fieldsOf(draft) });
    },
    drop,
    isBusy,
    failure,
  };
}
