import { useQuery } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '#domain/session/session-query.ts';
import { Callout } from '#features/content/callout.tsx';
import { type Declaration, faultsOf } from '#features/withdrawal/declaration.ts';
import { Withdrawal, type WithdrawalStep } from '#features/withdrawal/withdrawal.tsx';
import { fieldsOf, textIn } from '#lib/read-fields.ts';
import { linkTo } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { usePageDescription } from '../use-page-description.ts';
import { usePageTitle } from '../use-page-title.ts';
import { LegalBody, useLegalVersion } from './legal-page.tsx';
import styles from './withdrawal-page.module.css';

const informationAnchor = 'widerrufsbelehrung';

/** The withdrawal from a contract (§ 356a BGB), and the pharmacy's information on it below. */
export default function WithdrawalPage() {
  const t = useTranslations('withdrawal');
  const { state } = useLocation();
  const { declaration, step, receivedAt, ...on } = useWithdrawal();
  const heading = useHeadingOfStep(step);
  const title = { entries: t('title'), review: t('review.title'), receipt: t('receipt.title') }[step];
  usePageTitle(title);
  usePageDescription(useTranslations('legal.descriptions')('withdrawal'));

  return (
    <div className={joinClasses('wrap', styles.page)} data-step={step}>
      <PageHead
        title={title}
        lead={step !== 'receipt' && t(step === 'review' ? 'review.lead' : 'lead')}
        headingRef={heading}
      />
      <Columns until={900} gap={2} className={styles.columns}>
        <Withdrawal step={step} declaration={declaration} receivedAt={receivedAt} {...on} />
        <Stack as="aside" gap={1} className={styles.aside}>
          <Callout icon={<Info aria-hidden="true" />}>{t('note')}</Callout>
          <p>
            <Link to={`${linkTo('Withdrawal')}#${informationAnchor}`} state={state}>
              {t('toInformation')}
            </Link>
          </p>
        </Stack>
      </Columns>
      <section className={styles.information} aria-labelledby={informationAnchor}>
        <div className={styles.informationHead}>
          <h2 id={informationAnchor}>{t('information')}</h2>
          <Text>{useLegalVersion('withdrawal')}</Text>
        </div>
        <LegalBody name="withdrawal" />
      </section>
    </div>
  );
}

/**
 * What was typed and how far one is. The second step is an entry of the browser's history, so that its way back leads to
 * the form and not out of it; nothing of the declaration is ever in an address.
 */
function useWithdrawal() {
  const { data: session } = useQuery(sessionQuery);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [typed, setTyped] = useState<Partial<Declaration>>(() => {
    const orderCode = textIn(fieldsOf(state)?.orderCode);
    return orderCode ? { orderCode } : {};
  });
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const declaration: Declaration = {
    fullName: session?.name ?? '',
    email: session?.email ?? '',
    orderCode: '',
    scope: 'whole',
    products: '',
    ...typed,
  };
  const [wasHandedOn, setWasHandedOn] = useState(false);
  const isReviewWanted = fieldsOf(state)?.isReview === true;
  const isReview = wasHandedOn && isReviewWanted && faultsOf(declaration).length === 0;

  // A reload keeps the history and not what was typed: it begins with the form.
  useEffect(() => {
    if (isReviewWanted && !wasHandedOn) void navigate(linkTo('Withdrawal'), { state: null, replace: true });
  }, [isReviewWanted, wasHandedOn, navigate]);

  return {
    declaration,
    receivedAt,
    step: stepOf({ isReview, isReceived: receivedAt !== null }),
    onChange: (change: Partial<Declaration>) => setTyped((before) => ({ ...before, ...change })),
    onReview: () => {
      setWasHandedOn(true);
      void navigate(linkTo('Withdrawal'), { state: { isReview: true } });
    },
    onChangeEntries: () => void navigate(linkTo('Withdrawal'), { state: null, replace: true }),
    onReceived: setReceivedAt,
    onAnother: () => {
      setTyped({ fullName: declaration.fullName, email: declaration.email });
      setReceivedAt(null);
      void navigate(linkTo('Withdrawal'), { replace: true, state: null });
    },
  };
}

function stepOf({ isReview, isReceived }: { isReview: boolean; isReceived: boolean }): WithdrawalStep {
  if (isReceived) return 'receipt';
  return isReview ? 'review' : 'entries';
}

/** With every step the heading says where one is, and takes the focus. */
function useHeadingOfStep(step: WithdrawalStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return heading;
}
