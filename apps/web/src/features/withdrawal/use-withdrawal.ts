import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionQuery } from '#domain/session/session-query.ts';
import { fieldsOf, textIn } from '#lib/read-fields.ts';
import { linkTo } from '#lib/routes.ts';
import { type Declaration, faultsOf } from './declaration.ts';
import type { WithdrawalStep } from './withdrawal.tsx';

/**
 * What was typed and how far one is. The second step is an entry of the browser's history, so that its way back leads to
 * the form and not out of it; nothing of the declaration is ever in an address.
 */
export function useWithdrawal() {
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
export function useHeadingOfStep(step: WithdrawalStep) {
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
