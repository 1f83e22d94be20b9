import type { PackingShown } from '@shop/contract/desk/packing';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { Button } from '#ui/button.tsx';
import styles from './packing.module.css';
import { usePackingAct } from './packing-queries.ts';

/** The one next step: begin, packed, release. A locked button says why. */
export function FinishBar({ packing }: { packing: PackingShown }) {
  const t = useTranslations('deskPacking');
  const mayPack = useHasRight('prepareOrder');
  const { act, isBusy, failure } = usePackingAct(packing, {
    prepare: t('decide.begun'),
    pack: t('decide.packed'),
    release: t('decide.released'),
  });
  const { status, preparedAt, releasedAt, mayRelease } = packing;
  const [waits] = openSteps(packing);

  function step() {
    if (status === 'confirmed' && mayPack) {
      return (
        <Button variant="primary" isBusy={isBusy} onClick={() => act('prepare')}>
          {t('begin')}
        </Button>
      );
    }
    if (status !== 'preparing') return null;
    if (releasedAt) return <p>{t('decide.done')}</p>;
    if (preparedAt && !mayRelease) return <p>{t('decide.waits')}</p>;
    if (!preparedAt && !mayPack) return null;
    return (
      <>
        {waits && <p id="waits">{t(`decide.${waits.name}`, { count: waits.count })}</p>}
        <Button
          variant={waits ? 'secondary' : 'primary'}
          isBusy={isBusy}
          aria-disabled={waits ? true : undefined}
          aria-describedby={waits && 'waits'}
          onClick={() => !waits && act(preparedAt ? 'release' : 'pack')}
        >
          {t(preparedAt ? 'decide.release' : 'decide.pack')}
        </Button>
      </>
    );
  }

  return (
    <section className={styles.decide} aria-label={t('decide.label')}>
      {failure && <FailureWords failure={failure} />}
      {step()}
    </section>
  );
}

/** What still has to be done with how many portions, in this order; nothing once the next step is free. */
function openSteps({ portions, preparedAt }: PackingShown) {
  const steps = {
    missing: portions.filter(({ weighing }) => weighing === null),
    incomplete: portions.filter(({ label }) => label.missing.length > 0),
    unprinted: portions.filter(({ labelMade }) => !labelMade?.isCurrent),
    unseen: preparedAt ? portions.filter(({ labelSeen }) => !labelSeen.some(({ isYou }) => isYou)) : [],
  };
  return (Object.keys(steps) as (keyof typeof steps)[])
    .map((name) => ({ name, count: steps[name].length }))
    .filter(({ count }) => count > 0);
}
