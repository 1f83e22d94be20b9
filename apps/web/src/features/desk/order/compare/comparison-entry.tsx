import { canAnswer } from '@shop/contract/desk/difference-answers';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocale, useTranslations } from 'use-intl';
import { writeDay } from '#domain/desk/day-text.ts';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { ReviewRow } from '../desk-order-queries.ts';
import styles from './comparison.module.css';
import { DifferenceAnswer } from './difference-answer.tsx';

interface ComparisonEntryProps {
  number: number;
  row: ReviewRow;
  words: { name: string; read: string; ordered: string };
  orderId: string;
  /** Of the practice; empty where it is not known. */
  phone: string;
  /** The ordered product that the row is about; empty for none. */
  ordered: string;
  mayAnswer: boolean;
}

/** One row. An open difference is amber, with what may settle it; a settled one says how and by whom. */
export function ComparisonEntry({ number, row, words, orderId, phone, ordered, mayAnswer }: ComparisonEntryProps) {
  const t = useTranslations('deskCheck');
  const locale = useLocale();
  const [isChanging, setChanging] = useKeptState(`answer anew ${orderId} ${row.id}`, false);
  const { difference, answer } = row;
  // An answer from before more was asked for may not settle it any more.
  const isSettled = difference !== null && answer !== null && canAnswer(difference, answer);
  const isOpen = difference !== null && (!isSettled || isChanging);
  const unlike = isSettled ? 'settled' : 'differs';
  const state = difference === null ? 'same' : unlike;
  return (
    <li data-state={state}>
      <div className={styles.row}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <b>{words.name}</b>
        <span className={styles.read}>{words.read}</span>
        <span className={styles.ordered}>{words.ordered}</span>
        <span role="img" aria-label={t(`states.${state}`)} className={styles.sign}>
          {state === 'differs' ? <TriangleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
        </span>
      </div>
      {difference && (
        <div className={styles.fix}>
          <p>{t(`differences.${difference}`)}</p>
          {answer && (
            <p>
              <b>{t(`choices.${answer.choice}`)}</b>
              {answer.spokenWith && answer.spokenAt && (
                <> {t('spoken', { name: answer.spokenWith, at: shortMoment(answer.spokenAt, locale) })}</>
              )}
              {answer.text && `: ${answer.text}`}
              {answer.day && ` (${writeDay(answer.day)})`}
              {answer.product && ` (${t('answerProduct')}: ${answer.product})`}
              {answer.instructions && ` (${t('answerDosage')}: ${answer.instructions})`}{' '}
              <small>{t('answeredBy', { name: answer.by, at: shortMoment(answer.at, locale) })}</small>{' '}
              {mayAnswer && isSettled && !isChanging && (
                <LinkButton onClick={() => setChanging(true)}>{t('answerAnew')}</LinkButton>
              )}
            </p>
          )}
          {isOpen && row.choices.length === 0 && <p>{t('cannotBeSettled')}</p>}
          {isOpen && row.choices.length > 0 && mayAnswer && (
            <DifferenceAnswer
              row={row}
              orderId={orderId}
              phone={phone}
              ordered={ordered}
              onAnswered={() => setChanging(false)}
            />
          )}
        </div>
      )}
    </li>
  );
}
