import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import type { Review } from '../desk-order-queries.ts';
import type { OfferedAction } from './next-action.ts';

type MissingPoint = Review['missing']['verify'][number];

/**
 * Why the next step is not possible yet: how many points are open, and which, or in short only how many; null when nothing is
 * in its way.
 */
export function useMissingWords(): (
  next: OfferedAction,
  review: Review | undefined,
  order: DeskOrder,
) => { full: string; short: string } | null {
  const t = useTranslations('deskDecision.missing');

  function namesOf(points: readonly MissingPoint[]): string[] {
    const differences = points.filter(({ kind }) => kind === 'difference').length;
    return [
      ...points.flatMap(({ kind }) => (kind === 'record' || kind === 'original' ? [t(kind)] : [])),
      ...(differences > 0 ? [t('difference', { count: differences })] : []),
      ...points.flatMap(({ check }) => (check ? [t(`checks.${check}`)] : [])),
    ];
  }

  function countOf(count: number, names: readonly string[]) {
    const short = t('open', { count });
    return { short, full: t('count', { open: short, names: names.join(', ') }) };
  }

  return ({ name, obstacle }, review, { missing }) => {
    if (obstacle === null) return null;
    if (obstacle === 'checks') {
      const points = review?.missing[name === 'confirm' ? 'confirm' : 'verify'] ?? [];
      return points.length > 0 ? countOf(points.length, namesOf(points)) : { full: t('unknown'), short: t('unknown') };
    }
    const facts = missing.length > 0 && obstacle !== 'proposed' ? missing : [obstacle];
    const names = facts.map((fact) => t(`obstacles.${isKnown(fact) ? fact : 'other'}`));
    return countOf(names.length, names);
  };
}

const knownObstacles = ['prescriptionVerified', 'originalReceived', 'paid', 'proposed'] as const;

function isKnown(obstacle: string): obstacle is (typeof knownObstacles)[number] {
  return (knownObstacles as readonly string[]).includes(obstacle);
}
