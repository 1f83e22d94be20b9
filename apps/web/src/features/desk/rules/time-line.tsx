import type { DeliveryRuleShown } from '@shop/contract/desk/rules';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { CSSProperties } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './time-line.module.css';
import { barOf, linesOf, placeOf, timeSpan } from './time-span.ts';
import { useRuleWords } from './use-rule-words.ts';

interface TimeLineProps {
  today: string;
  rules: readonly DeliveryRuleShown[];
  selected: string | null;
  /** The day that is looked at; null while none is. */
  picked: string | null;
  onSelect: (id: string) => void;
}

const place = (at: number) => ({ '--at': String(at) }) as CSSProperties;

/** Rules as bars over eight months, today as a line, the chosen day dashed. A draft is hatched: it is no law yet. */
export function TimeLine({ today, rules, selected, picked, onSelect }: TimeLineProps) {
  const t = useTranslations('deskRules.delivery');
  const locale = useLocale();
  const words = useRuleWords();
  const span = timeSpan(today);
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });

  return (
    <section className={styles.pane} aria-label={t('timeLine')}>
      <div className={styles.lines}>
        <div className={styles.axis} aria-hidden="true">
          {span.months.map((first, at) => (
            <span key={first}>
              {month.format(new Date(first))}
              {(at === 0 || first.endsWith('-01-01')) && ` ${first.slice(2, 4)}`}
            </span>
          ))}
        </div>
        {linesOf(rules).map((line) => {
          const [first] = line;
          if (!first) return null;
          return (
            <div key={first.id} className={styles.line}>
              <div className={styles.name}>
                <b>{words.scope(first)}</b>
                <small>{line.at(-1)?.source}</small>
              </div>
              <div className={styles.track}>
                {line.map((rule) => {
                  const bar = barOf(rule, span, rule.id === selected && picked ? picked : today);
                  const Icon = rule.isAllowed ? Check : X;
                  return (
                    <button
                      key={rule.id}
                      type="button"
                      data-rule={rule.id}
                      data-forbids={!rule.isAllowed || undefined}
                      data-state={rule.state}
                      data-outside={bar === null || undefined}
                      className={styles.bar}
                      style={{ '--start': bar?.start ?? 0, '--width': bar?.width ?? 0 } as CSSProperties}
                      aria-pressed={rule.id === selected}
                      aria-label={t('bar', { scope: words.scope(rule), days: words.days(rule) })}
                      title={words.days(rule)}
                      onClick={() => onSelect(rule.id)}
                    >
                      <Icon aria-hidden="true" />
                      <span>{words.days(rule)}</span>
                    </button>
                  );
                })}
              </div>
            </div>
          );
        })}
        <span className={styles.today} style={place(placeOf(today, span))} aria-hidden="true">
          <b>{t('today')}</b>
        </span>
        {picked !== null && picked !== today && picked < span.to && picked > span.from && (
          <span className={styles.picked} style={place(placeOf(picked, span))} aria-hidden="true">
            <b>{shortDay.format(new Date(picked))}</b>
          </span>
        )}
      </div>
    </section>
  );
}
