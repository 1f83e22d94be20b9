import { type DispensingFact, dispensingFacts } from '@shop/contract/desk/dispensing-acts';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { useLocale, useTranslations } from 'use-intl';
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
  const language = useLocale() === 'en' ? 'en' : 'de';

  function namesOf(points: readonly MissingPoint[], { ownPoints }: Review): string[] {
    const differences = points.filter(({ kind }) => kind === 'difference').length;
    return [
      ...points.flatMap(({ kind }) => (kind === 'record' || kind === 'original' ? [t(kind)] : [])),
      ...(differences > 0 ? [t('difference', { count: differences })] : []),
      ...points.flatMap(({ check, point }) => {
        if (check) return [t(`checks.${check}`)];
        return ownPoints.filter(({ id }) => id === point).map((own) => own[language]);
      }),
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
      return review && points.length > 0
        ? countOf(points.length, namesOf(points, review))
        : { full: t('unknown'), short: t('unknown') };
    }
    const isOwnWords = obstacle === 'proposed' || isEvidence(obstacle);
    const facts = missing.length > 0 && !isOwnWords ? missing : [obstacle];
    const names = facts.map((fact) => t(`obstacles.${isKnown(fact) ? fact : 'other'}`));
    return countOf(names.length, names);
  };
}

const knownObstacles = ['prescriptionVerified', 'originalReceived', 'paid', 'proposed', ...dispensingFacts] as const;

/** What the prescription itself lacks comes before all that rests on it. */
function isEvidence(obstacle: string): obstacle is DispensingFact {
  return (dispensingFacts as readonly string[]).includes(obstacle);
}

function isKnown(obstacle: string): obstacle is (typeof knownObstacles)[number] {
  return (knownObstacles as readonly string[]).includes(obstacle);
}
