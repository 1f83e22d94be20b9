import type { DeliveryRuleShown } from '@shop/contract/desk/rules';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { KeyedButton } from '#domain/desk/keys/keyed-button.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { fieldsOfRule, supposedRule } from './rule-draft.ts';
import { RuleEffects } from './rule-effects.tsx';
import styles from './rules.module.css';
import { dayAfter } from './time-span.ts';
import { useRuleActs } from './use-rule-acts.ts';
import { useRuleWords } from './use-rule-words.ts';

interface RuleDetailProps {
  rule: DeliveryRuleShown;
  rules: readonly DeliveryRuleShown[];
  today: string;
  /** The day that is looked at. */
  day: string;
  onDay: (day: string) => void;
  onEdit: () => void;
  /** Begins a new one with what this one says. */
  onCopy: () => void;
  onRemoved: () => void;
}

/** One rule: what changes on its day, what it says, and what can be done with it. */
export function RuleDetail({ rule, rules, today, day, onDay, onEdit, onCopy, onRemoved }: RuleDetailProps) {
  const t = useTranslations('deskRules');
  const locale = useLocale();
  const id = useId();
  const words = useRuleWords();
  const acts = useRuleActs(rule, onRemoved);
  const isOpen = rule.state === 'draft' || rule.state === 'planned';
  const isDay = day >= today;
  // A draft is looked at as if it came into force that day; one in force as if that day were its last.
  const asDraft = rule.state === 'draft' && isDay ? { ...fieldsOfRule(rule), validFrom: day } : null;
  const asEnded = rule.state === 'inForce' && isDay ? { ...fieldsOfRule(rule), validTo: day } : null;
  const supposed = asDraft ?? asEnded;
  const effectDay = asEnded ? dayAfter(day) : day;
  useDeskKeys(isOpen ? [{ key: 'Enter', label: t('keys.edit'), act: onEdit }] : []);

  return (
    <aside className={styles.panel} aria-label={t('effects.label')}>
      <header>
        <p className={styles.scope}>{words.scope(rule)}</p>
        <h2>{t('effects.title', { day: formatDate(effectDay, locale) })}</h2>
      </header>
      {acts.failure && <FailureWords failure={acts.failure} />}
      {rule.state !== 'over' && rule.state !== 'planned' && (
        <TextField
          id={`${id}-day`}
          type="date"
          label={t(rule.state === 'draft' ? 'form.validFrom' : 'form.validTo')}
          min={today}
          value={day}
          error={!isDay && t('form.problems.dayPassed')}
          onChange={({ currentTarget }) => currentTarget.value && onDay(currentTarget.value)}
        />
      )}
      {rule.state !== 'over' && (
        <RuleEffects day={effectDay} supposed={supposed && supposedRule(rule.id, supposed)} rules={rules} />
      )}
      <Facts className={styles.facts}>
        <Fact name={t('delivery.state')}>{words.days(rule)}</Fact>
        <Fact name={t('form.source')}>{rule.source}</Fact>
        <Fact name={t('form.reasonDe')}>
          <span lang="de">{rule.reasonDe}</span>
        </Fact>
        <Fact name={t('form.reasonEn')}>
          <span lang="en">{rule.reasonEn}</span>
        </Fact>
      </Facts>
      {rule.state === 'draft' && <Note tone="warn">{t('delivery.draftNote')}</Note>}
      {!isOpen && <Note tone="plain">{t('delivery.inForceNote')}</Note>}
      <div className={styles.acts}>
        {asDraft && (
          <Button variant="primary" isBusy={acts.isBusy} onClick={() => acts.save({ validFrom: day })}>
            {t('delivery.putInForce', { day: formatDate(day, locale) })}
          </Button>
        )}
        {asEnded && (
          <Button variant="danger" isBusy={acts.isBusy} onClick={() => acts.save({ validTo: day })}>
            {t('delivery.end', { day: formatDate(day, locale) })}
          </Button>
        )}
        <KeyedButton letter="Enter" onPress={isOpen ? onEdit : undefined}>
          {t('delivery.edit')}
        </KeyedButton>
        <Button variant="ghost" onClick={onCopy}>
          {t('delivery.copy')}
        </Button>
        {isOpen && (
          <Button variant="ghost" isBusy={acts.isBusy} onClick={acts.remove}>
            {t('delivery.remove')}
          </Button>
        )}
      </div>
    </aside>
  );
}
