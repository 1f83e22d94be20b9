import type { DeliveryRuleShown, RuleFields } from '@shop/contract/desk/rules';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';

type Scope = Pick<RuleFields, 'productType' | 'deliveryMode' | 'prescriptionFormat' | 'prescriptionOrigin'>;

/** How rules are named: by what they are about, and since or from when. */
export function useRuleWords() {
  const t = useTranslations('deskRules');
  const locale = useLocale();

  function scope({ productType, deliveryMode, prescriptionFormat, prescriptionOrigin }: Scope): string {
    const parts = [
      productType && t(`choices.productType.${productType}`),
      deliveryMode && t(`choices.deliveryMode.${deliveryMode}`),
      prescriptionFormat && t(`choices.prescriptionFormat.${prescriptionFormat}`),
      prescriptionOrigin && t(`choices.prescriptionOrigin.${prescriptionOrigin}`),
    ].filter((part) => part !== null);
    return parts.length === 0 ? t('delivery.everything') : parts.join(' × ');
  }

  function days({ isAllowed, validFrom, validTo, state }: DeliveryRuleShown): string {
    const answer = t(isAllowed ? 'delivery.allowed' : 'delivery.forbidden');
    if (state === 'draft') return t('delivery.asDraft', { answer });
    const from = formatDate(validFrom, locale);
    if (validTo !== null) return t('delivery.fromTo', { answer, from, to: formatDate(validTo, locale) });
    return t(state === 'planned' ? 'delivery.from' : 'delivery.since', { answer, from });
  }

  return { scope, days };
}
