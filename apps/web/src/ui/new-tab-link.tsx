import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NewTabLinkProps {
  to: string;
  /** Read out after the words: that it opens a new tab. */
  hint: string;
  children: ReactNode;
}

/** NA-06: whoever reads the terms does not lose the order. */
export function NewTabLink({ to, hint, children }: NewTabLinkProps) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {hint}</span>
    </Link>
  );
}
