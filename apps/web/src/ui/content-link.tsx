import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonAnchor, ButtonLink, type ButtonLook } from './button.tsx';

interface WrittenLinkProps {
  /** As a writer gives it: `/#/contact` for a page of the shop, or an address elsewhere. Checked by whoever read it. */
  href: string;
  children: ReactNode;
}

/** A link from a text: it changes the screen without loading the shop anew, or leads out of the shop. */
export function ContentLink({ href, children }: WrittenLinkProps) {
  const page = pageOf(href);
  return page ? (
    <Link to={page}>{children}</Link>
  ) : (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

export function ContentButtonLink({ href, children, ...look }: WrittenLinkProps & ButtonLook) {
  const page = pageOf(href);
  return page ? (
    <ButtonLink to={page} {...look}>
      {children}
    </ButtonLink>
  ) : (
    <ButtonAnchor href={href} rel="noopener noreferrer" {...look}>
      {children}
    </ButtonAnchor>
  );
}

function pageOf(href: string): string | null {
  return /^\/?#(\/.*)$/.exec(href)?.[1] ?? null;
}
