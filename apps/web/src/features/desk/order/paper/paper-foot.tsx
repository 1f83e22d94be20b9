import type { DeskOrder } from '@shop/contract/desk/orders';
import Eye from 'lucide-react/icons/eye';
import MailOpen from 'lucide-react/icons/mail-open';
import Paperclip from 'lucide-react/icons/paperclip';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { type PrescriptionFile, useReview } from '../desk-order-queries.ts';
import styles from './paper.module.css';

/** What is known about the paper: whether it came before, where the original lies, that looking at it is on record. */
export function PaperFoot({ order, files }: { order: DeskOrder; files: readonly PrescriptionFile[] }) {
  const t = useTranslations('deskPaper.foot');
  const locale = useLocale();
  const { data: review } = useReview(order.id);
  const { originalReceivedAt, trayNumber } = order.facts;
  const earlier = review?.earlier ?? [];
  // Only the same file leads to another person: a prescription of the same day is looked for by patient.
  const codesOf = (isSamePatient: boolean) =>
    earlier.filter((other) => other.isSamePatient === isSamePatient).map(({ code }) => code);
  const [own, strangers] = [codesOf(true), codesOf(false)];
  const from = files.find(({ kind, isCurrent }) => kind === 'handedIn' && isCurrent)?.attachedFrom;
  return (
    <ul className={styles.foot}>
      {review && order.facts.hasFile && earlier.length === 0 && (
        <li className={styles.good}>
          <ShieldCheck aria-hidden="true" />
          {t(review.record ? 'newFileAndDay' : 'newFile')}
        </li>
      )}
      {from && (
        <li>
          <Paperclip aria-hidden="true" />
          {t('attached', { from })}
        </li>
      )}
      {strangers.length > 0 && (
        <li className={styles.bad}>
          <TriangleAlert aria-hidden="true" />
          {t('otherPerson', { codes: strangers.join(', ') })}
        </li>
      )}
      {own.length > 0 && (
        <li className={styles.bad}>
          <TriangleAlert aria-hidden="true" />
          {t('earlier', { codes: own.join(', ') })}
        </li>
      )}
      {originalReceivedAt && (
        <li className={styles.good}>
          <MailOpen aria-hidden="true" />
          {t('original', { day: shortMoment(originalReceivedAt, locale) })}
          {trayNumber !== null && `, ${t('tray', { tray: trayNumber })}`}
        </li>
      )}
      {order.facts.hasFile && (
        <li>
          <Eye aria-hidden="true" />
          {t('onRecord')}
        </li>
      )}
    </ul>
  );
}
