import type { DeliveryRuleShown, RuleChangeShown, SupposedRule } from '@shop/contract/desk/rules';
import Check from 'lucide-react/icons/check';
import Inbox from 'lucide-react/icons/inbox';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { FailureNotice } from '#ui/notice.tsx';
import styles from './rules.module.css';
import { useRuleEffects } from './rules-queries.ts';
import { useRuleWords } from './use-rule-words.ts';

interface RuleEffectsProps {
  day: string;
  supposed: SupposedRule | null;
  rules: readonly DeliveryRuleShown[];
}

/** What is different from that day on, which open orders and how many carts it meets, and which rules say the opposite. */
export function RuleEffects({ day, supposed, rules }: RuleEffectsProps) {
  const t = useTranslations('deskRules.effects');
  const words = useRuleWords();
  const { data, isError, isPlaceholderData } = useRuleEffects(day, supposed);
  if (isError) return <FailureNotice error={null}>{t('failed')}</FailureNotice>;
  if (!data) return <p role="status">{t('loading')}</p>;
  const { changes, openOrders, carts } = data;
  const against = rules.filter(({ id }) => data.against.includes(id));
  return (
    <ul className={styles.effects} aria-busy={isPlaceholderData || undefined} aria-live="polite">
      {changes.length === 0 && (
        <li data-tone="ok">
          <Check aria-hidden="true" />
          <b>{t('nothing')}</b>
        </li>
      )}
      {changes.map((change) => (
        <li key={keyOf(change)} data-tone={change.isAllowed ? 'ok' : 'danger'}>
          {change.isAllowed ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
          <b>{t(change.isAllowed ? 'possible' : 'impossible', { scope: words.scope(change) })}</b>
        </li>
      ))}
      {openOrders.count > 0 && (
        <li data-tone="warn">
          <Inbox aria-hidden="true" />
          <div>
            <b>{t('orders', { count: openOrders.count })}</b>
            <small>{t('ordersHint')}</small>
            {openOrders.codes.length > 0 && (
              <p className={styles.codes}>
                {openOrders.codes.map((code) => (
                  <Link key={code} to={linkTo('DeskOrder', { code })}>
                    {code}
                  </Link>
                ))}
              </p>
            )}
          </div>
        </li>
      )}
      {carts > 0 && (
        <li data-tone="warn">
          <ShoppingBasket aria-hidden="true" />
          <div>
            <b>{t('carts', { count: carts })}</b>
            <small>{t('cartsHint')}</small>
          </div>
        </li>
      )}
      {against.map((rule) => (
        <li key={rule.id} data-tone="warn">
          <TriangleAlert aria-hidden="true" />
          <div>
            <b>{t('against', { scope: words.scope(rule), days: words.days(rule) })}</b>
            <small>{t('againstHint')}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}

function keyOf({ productType, deliveryMode, prescriptionFormat, prescriptionOrigin }: RuleChangeShown): string {
  return [productType, deliveryMode, prescriptionFormat, prescriptionOrigin].join(' ');
}
