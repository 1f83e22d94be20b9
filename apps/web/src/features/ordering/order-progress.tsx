import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Progress } from '#ui/progress.tsx';

const steps = ['cart', 'delivery', 'prescription', 'reserved'] as const;

/** Links to the earlier steps; none once the order is placed. */
const linksBack = [linkTo('Cart'), linkTo('Checkout')];

interface OrderProgressProps {
  current: (typeof steps)[number];
  className?: string | undefined;
}

/** The way of an order, the same on each of its screens. */
export function OrderProgress({ current, className }: OrderProgressProps) {
  const t = useTranslations('frame.progress');
  const index = steps.indexOf(current);
  return (
    <Progress
      label={t('label')}
      steps={steps.map((step) => t(step))}
      links={current === 'reserved' ? undefined : linksBack}
      current={index}
      nowText={t('now', { step: index + 1, count: steps.length })}
      className={className}
    />
  );
}
