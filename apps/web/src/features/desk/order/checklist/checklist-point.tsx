import type { Tick } from '@shop/contract/desk/tick';
import { useLocale, useTranslations } from 'use-intl';
import { KeyCap } from '#domain/desk/keys/key-cap.tsx';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { Choice } from '#ui/choice.tsx';
import { checkId } from '../check-id.ts';
import { nameOf, type Point } from './checklist-points.ts';
import { AdviceFields, ERezeptFields, SignatureFields } from './tick-fields.tsx';
import { usePointWords } from './use-point-words.ts';
import { useTickWords } from './use-tick-words.ts';

interface ChecklistPointProps {
  point: Point;
  number: number;
  /** Its value is asked for, below it. */
  isAsked: boolean;
  onPress: () => void;
  onTick: (tick: Tick) => void;
}

export function ChecklistPoint({ point, number, isAsked, onPress, onTick }: ChecklistPointProps) {
  const t = useTranslations('deskCheck');
  const locale = useLocale();
  const pointWords = usePointWords();
  const tickWords = useTickWords();
  const { check, isDone, tick, canTick } = point;
  return (
    <li>
      <Choice
        id={checkId(nameOf(point))}
        checked={isDone}
        disabled={!canTick}
        onChange={onPress}
        trailing={
          number <= 9 && (
            <span aria-hidden="true">
              <KeyCap name={String(number)} />
            </span>
          )
        }
      >
        {pointWords(point)}
        {tick && (
          <small>
            {tickWords(tick.tick)} {t('tickedBy', { name: tick.by, at: shortMoment(tick.at, locale) })}
          </small>
        )}
        {point.check === 'own' && point.isReworded && <small>{t('reworded')}</small>}
        {check === 'original' && !canTick && !isDone && <small>{t('originalNotHere')}</small>}
      </Choice>
      {isAsked && check === 'eRezept' && <ERezeptFields onTick={onTick} />}
      {isAsked && check === 'signature' && <SignatureFields onTick={onTick} />}
      {isAsked && check === 'advice' && <AdviceFields onTick={onTick} />}
    </li>
  );
}
