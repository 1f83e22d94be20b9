import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';

interface CaseStepProps {
  what: string;
  at: string;
  by: string | null;
  /** What was said about it. */
  children?: ReactNode;
}

/** One thing that was done in a case. */
export function CaseStep({ what, at, by, children }: CaseStepProps) {
  const locale = useLocale();
  return (
    <li>
      <b>{what}</b>
      <small>
        {shortMoment(at, locale)}
        {by && ` · ${by}`}
      </small>
      {children}
    </li>
  );
}
