import type { DeliveryRuleShown, RuleFields } from '@shop/contract/desk/rules';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { fieldsOfRule } from './rule-draft.ts';
import { useReadRulesAnew } from './rules-queries.ts';

/** What is done with a rule without writing it anew: a day for it, an end, or away with it. */
export function useRuleActs(rule: DeliveryRuleShown, onRemoved: () => void) {
  const t = useTranslations('deskRules');
  const deskCall = useDeskCall();
  const readAnew = useReadRulesAnew();
  const { id, version } = rule;
  const saving = useWriteOnce<{ version: number; fields: RuleFields }, unknown>({
    subjectId: id,
    send: (body, headers) => deskCall('changeRule', { params: { id }, headers, body }),
    doneWords: () => t('form.done'),
    readAnew,
  });
  const removing = useWriteOnce<{ version: number }, unknown>({
    subjectId: id,
    send: (body, headers) => deskCall('removeRule', { params: { id }, headers, body }),
    doneWords: () => t('delivery.removed'),
    onDone: onRemoved,
    readAnew,
  });
  return {
    save: (days: Partial<RuleFields>) => saving.write({ version, fields: { ...fieldsOfRule(rule), ...days } }),
    remove: () => removing.write({ version }),
    isBusy: saving.isBusy || removing.isBusy,
    failure: saving.failure ?? removing.failure,
  };
}
