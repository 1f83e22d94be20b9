import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Row } from '#ui/row.tsx';
import { type KnownSession, WhoIsHere } from './who-is-here.tsx';

/** What the registration leads to. */
export function RegistrationDone({ session }: { session: KnownSession }) {
  const t = useTranslations('onboarding');
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that had the focus is gone, so the result takes it and is read out.
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <PageHead
        title={t('complete')}
        lead={t('completeLead')}
        headingRef={heading}
        above={<WhoIsHere session={session} />}
      />
      <Row gap={0.6} isStackedOnPhones>
        <ButtonLink variant="primary" size="large" to={linkTo('Shop')}>
          {t('toShop')}
        </ButtonLink>
        <ButtonLink size="large" to={linkTo('Cart')}>
          {t('toCart')}
        </ButtonLink>
      </Row>
    </>
  );
}
