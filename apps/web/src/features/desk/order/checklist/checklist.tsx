import { type PointName, stages } from '@shop/contract/desk/checklist';
import type { DeskOrder } from '@shop/contract/desk/orders';
import type { Tick } from '@shop/contract/desk/tick';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Row } from '#ui/row.tsx';
import { AttachWay } from '../attach-way.tsx';
import type { Review } from '../desk-order-queries.ts';
import { missingToRead } from '../may-attach.ts';
import { RefusalNote } from '../refusal-note.tsx';
import styles from './checklist.module.css';
import { ChecklistPoint } from './checklist-point.tsx';
import { nameOf, type Point, plainTick, pointsOf } from './checklist-points.ts';
import { usePointWords } from './use-point-words.ts';
import { useTicking } from './use-ticking.ts';

interface ChecklistProps {
  order: DeskOrder;
  review: Review;
  canTick: boolean;
}

/** What somebody vouches for by name. The digits tick; a point that needs a value with it asks for it in place. */
export function Checklist({ order, review, canTick }: ChecklistProps) {
  const t = useTranslations('deskCheck');
  const ticking = useTicking(order.id, review);
  const [asked, ask] = useKeptState<PointName | null>(`tick ${order.id}`, null);
  const paperWords = useTranslations('deskPaper.attach');
  const missing = missingToRead(order);
  const pointWords = usePointWords();
  const points: readonly Point[] = pointsOf(review).map((point) => {
    const isDone = ticking.isUnderWay(nameOf(point)) ?? point.isDone;
    const isLate = point.check === 'original' && order.facts.originalReceivedAt === null;
    return { ...point, isDone, canTick: canTick && (isDone || !isLate) };
  });

  function press(point: Point): void {
    if (!point.canTick) return;
    const tick = plainTick(point);
    if (tick) ticking.tick(tick);
    else ask(asked === nameOf(point) ? null : nameOf(point));
  }

  useDeskKeys(
    canTick
      ? points.slice(0, 9).map((point, index) => ({
          key: String(index + 1),
          label: index === 0 ? t('keys.tick') : pointWords(point),
          act: () => press(point),
          ...(index === 0 ? { shownTo: String(Math.min(9, points.length)) } : { isSecondary: true }),
        }))
      : [],
  );

  function answer(tick: Tick): void {
    ask(null);
    ticking.tick(tick);
  }

  return (
    <section aria-label={t('checklist')}>
      <Row gap={[0.3, 0.75]} align="baseline" spread="apart" className={styles.head}>
        <h2>{t('checklist')}</h2>
        <span>{t('done', { done: points.filter(({ isDone }) => isDone).length, all: points.length })}</span>
      </Row>
      {canTick && missing && (
        <Row gap={[0.4, 0.75]} align="center" className={styles.missing}>
          <span>{paperWords(`missingHere.${missing}`)}</span>
          <AttachWay order={order} />
        </Row>
      )}
      <RefusalNote error={ticking.error} />
      {stages.map((stage) => (
        <ul key={stage} className={styles.points} aria-label={t(`stages.${stage}`)}>
          {points.map(
            (point, index) =>
              point.stage === stage && (
                <ChecklistPoint
                  key={nameOf(point)}
                  point={point}
                  number={index + 1}
                  isAsked={asked === nameOf(point)}
                  onPress={() => press(point)}
                  onTick={answer}
                />
              ),
          )}
        </ul>
      ))}
    </section>
  );
}
