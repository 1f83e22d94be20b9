import type { WithdrawalCase } from '@shop/contract/desk/withdrawals';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import cases from '#domain/desk/cases/cases.module.css';
import { OpenedEntry } from '#domain/desk/reading/opened-entry.tsx';
import { formatMoney } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { Note } from '#ui/note.tsx';
import { Pill } from '#ui/pill.tsx';
import { CaseActs } from './case-acts.tsx';
import { CaseSteps } from './case-steps.tsx';
import { DueMark } from './due-mark.tsx';
import { useWithdrawal } from './use-withdrawals.ts';
import styles from './withdrawals.module.css';

interface CaseScreenProps {
  id: string;
  orderAddressOf: (code: string) => string;
  addressOf: (id: string) => string;
  onBack: () => void;
}

/** One case from the declaration to its end. */
export function CaseScreen({ id, orderAddressOf, addressOf, onBack }: CaseScreenProps) {
  const t = useTranslations('deskWithdrawals');
  const read = useWithdrawal(id);
  const words = { back: t('back'), missing: t('missing'), failed: t('failed'), loading: t('loading') };
  return (
    <div className={cases.screen}>
      <OpenedEntry read={read} words={words} height={20} onBack={onBack}>
        {(data) => (
          <>
            <header className={cases.head}>
              <h1>{t('caseTitle', { name: data.fullName })}</h1>
              <span className={cases.marks}>
                <Pill tone={data.state === 'unproven' ? 'warn' : 'info'}>
                  {t(data.decision === 'refused' ? 'states.refused' : `states.${data.state}`)}
                </Pill>
                <DueMark withdrawal={data} />
              </span>
            </header>
            <p className={cases.next}>{t(`next.${data.decision === 'refused' ? 'refused' : data.state}`)}</p>
            <CaseActs shown={data} />
            <div className={cases.columns}>
              <DeclarationCard shown={data} />
              <OrderCard shown={data} orderAddressOf={orderAddressOf} addressOf={addressOf} />
              <CaseSteps shown={data} />
            </div>
          </>
        )}
      </OpenedEntry>
    </div>
  );
}

function DeclarationCard({ shown }: { shown: WithdrawalCase }) {
  const t = useTranslations('deskWithdrawals.declaration');
  const scopes = useTranslations('deskWithdrawals.scopes');
  const { fullName, declaredCode, email, scope, products, isSameEmail, checked, order } = shown;
  const known = isSameEmail ? 'sameEmail' : 'otherEmail';
  // Once somebody has made sure, it is no warning any more.
  const open = checked ? 'plain' : 'warn';
  const tone = isSameEmail ? 'ok' : open;
  return (
    <Card as="section" gap={0.5} aria-labelledby="declaration">
      <h2 id="declaration">{t('title')}</h2>
      <Facts>
        <Fact name={t('name')}>{fullName}</Fact>
        <Fact name={t('code')}>{declaredCode}</Fact>
        {email && <Fact name={t('email')}>{email}</Fact>}
        <Fact name={t('scope')}>{scopes(scope)}</Fact>
        {products && (
          <Fact name={t('products')}>
            <span className={styles.words}>{products}</span>
          </Fact>
        )}
      </Facts>
      <Note tone={tone}>{t(order ? known : 'noOrder')}</Note>
    </Card>
  );
}

interface OrderCardProps extends Pick<CaseScreenProps, 'orderAddressOf' | 'addressOf'> {
  shown: WithdrawalCase;
}

function OrderCard({ shown, orderAddressOf, addressOf }: OrderCardProps) {
  const t = useTranslations('deskWithdrawals.order');
  const locale = useLocale();
  const { order, scope, state } = shown;
  if (!order) return null;
  return (
    <Card as="section" gap={0.5} aria-labelledby="order">
      <h2 id="order">
        {t('title')} <Link to={orderAddressOf(order.code)}>{order.code}</Link>
      </h2>
      <Facts>
        <Fact name={t('patient')}>{order.patientName}</Fact>
        <Fact name={t('status')}>{t(`statuses.${order.status}`)}</Fact>
        <Fact name={t('total')}>{formatMoney(order.totalCent, locale)}</Fact>
        <Fact name={t('paid')}>{formatMoney(order.paidCent, locale)}</Fact>
        <Fact name={t('refundDue')}>
          <b>{formatMoney(order.refundDueCent, locale)}</b>
        </Fact>
      </Facts>
      <ul className={styles.lines} aria-label={t('lines')}>
        {order.lines.map(({ position, name, totalCent, isWithdrawn, isTakenBack }) => (
          <li key={position}>
            <span>{name}</span> {isWithdrawn && <Pill>{t('withdrawn')}</Pill>}
            {isTakenBack && <Pill>{t('takenBack')}</Pill>}
            <span className={styles.sum}>{formatMoney(totalCent, locale)}</span>
          </li>
        ))}
      </ul>
      {state === 'undecided' && scope === 'part' && !order.hasLeft && <Note tone="plain">{t('amend')}</Note>}
      {order.others.length > 0 && (
        <p>
          {t('others')}{' '}
          {order.others.map((other, index) => (
            <Link key={other} to={addressOf(other)}>
              {t('other', { number: index + 1 })}{' '}
            </Link>
          ))}
        </p>
      )}
    </Card>
  );
}
