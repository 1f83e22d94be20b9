import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** NA-06: whoever reads the terms does not lose the order. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const t = useTranslations('prescription');
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </Link>
  );
}
