import type { DeliveryRuleShown } from '@shop/contract/desk/rules';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { KeyedButton } from '#domain/desk/keys/keyed-button.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { ScreenHead } from '#domain/desk/screen/screen-head.tsx';
import { Pill } from '#ui/pill.tsx';
import { RuleDetail } from './rule-detail.tsx';
import { fieldsOfRule, supposedRule } from './rule-draft.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleTrial } from './rule-trial.tsx';
import styles from './rules.module.css';
import { useRules } from './rules-queries.ts';
import { TimeLine } from './time-line.tsx';
import { dayAfter, linesOf } from './time-span.ts';
import { useRuleForm } from './use-rule-form.ts';

/** What may travel how, and from when. */
export function DeliveryRules() {
  const t = useTranslations('deskRules');
  const { data, isError, refetch } = useRules();
  const drafts = data?.rules.filter(({ state }) => state === 'draft').length ?? 0;
  return (
    <div className={styles.screen}>
      <ScreenHead title={t('parts.delivery')} lead={t('delivery.lead')}>
        {drafts > 0 && (
          <Pill tone="warn" icon={<Pencil aria-hidden="true" />}>
            {t('delivery.drafts', { count: drafts })}
          </Pill>
        )}
      </ScreenHead>
      {isError && <ReadFailure words={t(data ? 'stale' : 'failed')} onRetry={refetch} />}
      {!data && !isError && <ReadSkeleton words={t('loading')} />}
      {data && <RulesOverTime today={data.today} rules={data.rules} />}
    </div>
  );
}

/** `new`: one from nothing; else a rule that is looked at, written, or copied into a new one. */
type Place = { id: string; mode: 'look' | 'write' | 'copy' } | { id: null; mode: 'new' } | null;

function RulesOverTime({ today, rules }: { today: string; rules: readonly DeliveryRuleShown[] }) {
  const t = useTranslations('deskRules');
  const first = rules.find(({ state }) => state === 'draft') ?? rules[0];
  const [place, setPlace] = useState<Place>(first ? { id: first.id, mode: 'look' } : null);
  const [ownDay, setOwnDay] = useState<string | null>(null);
  const trial = useRef<HTMLInputElement>(null);
  const rule = rules.find(({ id }) => id === place?.id) ?? null;
  const inOrder = linesOf(rules).flat();
  const isLooking = place?.mode === 'look';
  const plannedDay = rule?.state === 'planned' ? rule.validFrom : null;
  const day = ownDay ?? plannedDay ?? dayAfter(today);

  function look(id: string): void {
    setOwnDay(null);
    setPlace({ id, mode: 'look' });
  }

  function move(steps: number): void {
    const at = inOrder.findIndex(({ id }) => id === rule?.id);
    const next = inOrder[Math.min(inOrder.length - 1, Math.max(0, at + steps))];
    if (!next) return;
    look(next.id);
    document.querySelector<HTMLElement>(`[data-rule="${CSS.escape(next.id)}"]`)?.focus();
  }

  useDeskKeys([
    { key: 'j', label: t('keys.next'), act: () => move(1), isHarmless: true },
    { key: 'k', label: t('keys.previous'), act: () => move(-1), isHarmless: true },
    { key: 'n', label: t('keys.add'), act: () => setPlace({ id: null, mode: 'new' }) },
    { key: 'p', label: t('keys.trial'), act: () => trial.current?.focus() },
  ]);

  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.tools}>
          <KeyedButton letter="n" onPress={() => setPlace({ id: null, mode: 'new' })}>
            {t('delivery.add')}
          </KeyedButton>
        </div>
        <TimeLine
          today={today}
          rules={rules}
          selected={rule?.id ?? null}
          picked={isLooking && rule?.state !== 'inForce' && rule?.state !== 'over' ? day : null}
          onSelect={look}
        />
        <RuleTrial
          ref={trial}
          day={day}
          supposed={
            isLooking && rule?.state === 'draft'
              ? supposedRule(rule.id, { ...fieldsOfRule(rule), validFrom: day })
              : null
          }
        />
      </div>
      {rule && isLooking && (
        <RuleDetail
          key={rule.id}
          rule={rule}
          rules={rules}
          today={today}
          day={day}
          onDay={setOwnDay}
          onEdit={() => setPlace({ id: rule.id, mode: 'write' })}
          onCopy={() => setPlace({ id: rule.id, mode: 'copy' })}
          onRemoved={() => setPlace(null)}
        />
      )}
      {place && !isLooking && (
        <WrittenRule
          key={`${place.mode} ${place.id}`}
          rule={place.mode === 'write' ? rule : null}
          template={place.mode === 'copy' ? rule : null}
          today={today}
          rules={rules}
          onClose={(id) => setPlace(id ? { id, mode: 'look' } : null)}
        />
      )}
    </div>
  );
}

interface WrittenRuleProps {
  rule: DeliveryRuleShown | null;
  template: DeliveryRuleShown | null;
  today: string;
  rules: readonly DeliveryRuleShown[];
  onClose: (id: string | null) => void;
}

function WrittenRule({ rule, template, today, rules, onClose }: WrittenRuleProps) {
  const form = useRuleForm({ rule, template, today, onDone: onClose });
  return (
    <div className={styles.panel}>
      <RuleForm form={form} today={today} rules={rules} onClose={() => onClose(rule?.id ?? template?.id ?? null)} />
    </div>
  );
}
