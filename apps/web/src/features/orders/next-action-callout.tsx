import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import FileUp from 'lucide-react/icons/file-up';
import Info from 'lucide-react/icons/info';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { formatDate, formatMoney, formatTime } from '#lib/format.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { IconLine } from '#ui/icon-line.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CoverSheetButton } from './cover-sheet-button.tsx';
import { type NextAction, nextActionOf } from './next-action.ts';
import styles from './next-action-callout.module.css';
import type { AnswerDrafts } from './order-tools.ts';
import type { Order } from './read-orders.ts';
import { reasonOf } from './timeline.ts';
import { TransferDetails } from './transfer-details.tsx';

interface NextActionCalloutProps {
  order: Order;
  code: string;
  drafts: AnswerDrafts;
  onAnswered: () => void;
}

/** The one thing the patient has to do or to know now. */
export function NextActionCallout({ order, code, drafts, onAnswered }: NextActionCalloutProps) {
  const t = useTranslations('orders.next');
  const action = nextActionOf(order);
  if (!action) return null;
  const { tone, Icon } = lookOf(action);

  return (
    <Note as="section" tone={tone} aria-label={t('label')} className={styles.callout}>
      <IconLine icon={<Icon aria-hidden="true" />} tone={tone === 'plain' ? 'quiet' : tone}>
        <Stack gap={0.75} align="start" className={styles.words}>
          {action.kind === 'answer' && (
            <>
              <Subheading isBold>{t('answer.title')}</Subheading>
              {action.question && <p className={styles.written}>{action.question}</p>}
              <AnswerForm orderId={order.id} code={code} drafts={drafts} onAnswered={onAnswered} />
            </>
          )}
          {action.kind === 'open' && <OpenPoints order={order} code={code} action={action} />}
          {action.kind === 'wait' && <p>{t(`wait.${action.for}`)}</p>}
          {action.kind === 'onItsWay' && <OnItsWay order={order} />}
          {action.kind === 'pickUp' && <PickUp order={order} />}
          {action.kind === 'ended' && (
            <>
              <p>{t(`ended.${action.how}`)}</p>
              <Reason order={order} />
            </>
          )}
          <Hold order={order} />
        </Stack>
      </IconLine>
    </Note>
  );
}

function lookOf(action: NextAction): { tone: 'warn' | 'info' | 'ok' | 'danger' | 'plain'; Icon: typeof Info } {
  switch (action.kind) {
    case 'answer':
      return { tone: 'warn', Icon: CircleQuestionMark };
    case 'open':
      return { tone: 'warn', Icon: openIcon(action) };
    case 'wait':
      return { tone: 'info', Icon: Clock };
    case 'onItsWay':
      return { tone: 'info', Icon: Truck };
    case 'pickUp':
      return { tone: 'ok', Icon: Store };
    case 'ended':
      return action.how === 'rejected' ? { tone: 'danger', Icon: CircleX } : { tone: 'plain', Icon: Info };
  }
}

function openIcon({ originalTo, prescription }: Extract<NextAction, { kind: 'open' }>): typeof Info {
  if (originalTo) return Mail;
  return prescription ? FileUp : Landmark;
}

interface OpenPointsProps {
  order: Order;
  code: string;
  action: Extract<NextAction, { kind: 'open' }>;
}

/** The prescription, the payment, or both: numbered then, because they can be done in any order but both must be. */
function OpenPoints({ order, code, action: { prescription, originalTo, transfer } }: OpenPointsProps) {
  const t = useTranslations('orders.next');
  const { email } = useShopConfig();
  const original = originalTo && (
    <>
      <p>{t('original.text', { address: originalTo })}</p>
      <CoverSheetButton orderId={order.id} code={code} />
    </>
  );
  const handIn = prescription && <p>{t(`prescription.${prescription}`, { email, code })}</p>;
  const payment = transfer && (
    <>
      <TransferDetails transfer={transfer} amountCents={order.totalCents} />
      <Text size="small">{t('payment.text')}</Text>
    </>
  );
  const first = original ? 'original' : 'prescription';

  if ((original || handIn) && payment) {
    return (
      <>
        <Subheading isBold>{t('open.both')}</Subheading>
        <Stack as="ol" gap={1.25} className={styles.points}>
          <Point title={t(`${first}.step`)}>{original || handIn}</Point>
          <Point title={t('payment.step')}>{payment}</Point>
        </Stack>
      </>
    );
  }
  return (
    <>
      <Subheading isBold>{t(payment ? 'open.payment' : `open.${first}`)}</Subheading>
      {original || handIn || payment}
    </>
  );
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="li" gap={0.6} align="start">
      <Subheading as="h4" isBold>
        {title}
      </Subheading>
      {children}
    </Stack>
  );
}

function OnItsWay({ order: { shipping } }: { order: Order }) {
  const t = useTranslations('orders.next');
  return (
    <>
      <p>{t('onItsWay')}</p>
      {shipping.trackingUrl && (
        <ButtonAnchor icon={<Truck />} href={shipping.trackingUrl} target="_blank" rel="noopener noreferrer">
          {t('track')}
        </ButtonAnchor>
      )}
    </>
  );
}

function PickUp({ order: { shipping, payment, totalCents } }: { order: Order }) {
  const t = useTranslations('orders.next');
  const locale = useLocale();
  const address = shipping.pharmacyAddress.join(', ');
  return (
    <>
      <p>{address ? t('pickUpAt', { address }) : t('pickUp')}</p>
      {payment.method === 'pickup' && !payment.paidAt && (
        <p>{t('payAtPickup', { amount: formatMoney(totalCents, locale) })}</p>
      )}
    </>
  );
}

function Reason({ order }: { order: Order }) {
  const t = useTranslations('orders.next');
  const reason = reasonOf(order);
  if (!reason) return null;
  return (
    <div>
      <Subheading isBold>{t('reason')}</Subheading>
      <p className={styles.written}>{reason}</p>
    </div>
  );
}

function Hold({ order: { holdExpiresAt } }: { order: Order }) {
  const t = useTranslations('orders.next');
  const locale = useLocale();
  if (!holdExpiresAt) return null;
  const until = { date: formatDate(holdExpiresAt, locale), time: formatTime(holdExpiresAt, locale) };
  return <Text size="small">{t('hold', until)}</Text>;
}
