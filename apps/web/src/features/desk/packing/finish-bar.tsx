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
  const missing = packing.portions.filter(({ weighing }) => weighing === null).length;
  const { status, preparedAt, releasedAt, mayRelease } = packing;

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
    if (preparedAt) {
      return (
        <Button variant="primary" isBusy={isBusy} onClick={() => act('release')}>
          {t('decide.release')}
        </Button>
      );
    }
    if (!mayPack) return null;
    return (
      <>
        {missing > 0 && <p id="missing">{t('decide.missing', { count: missing })}</p>}
        <Button
          variant={missing > 0 ? 'secondary' : 'primary'}
          isBusy={isBusy}
          aria-disabled={missing > 0 || undefined}
          aria-describedby={missing > 0 ? 'missing' : undefined}
          onClick={() => missing === 0 && act('pack')}
        >
          {t('decide.pack')}
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
