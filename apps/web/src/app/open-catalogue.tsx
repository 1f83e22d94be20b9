import { useQuery } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { openLogin } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Prompt } from '#ui/prompt.tsx';
import styles from './pages/page.module.css';
import { usePageTitle } from './use-page-title.ts';

/** A screen with products. Where only patients may see them, everybody else is told so; the server gives nothing away either. */
export function OpenCatalogue({ children }: { children: ReactNode }) {
  const { cataloguePublic } = useShopConfig();
  const { data: session, isPending } = useQuery({ ...sessionQuery, enabled: !cataloguePublic });
  if (cataloguePublic) return children;
  if (session === null) return <ClosedCatalogue />;
  // Who is there is asked first: a stranger's page asks for no product.
  return isPending ? <div className={styles.page} aria-busy="true" /> : children;
}

function ClosedCatalogue() {
  const t = useTranslations('frame.closedCatalogue');
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <Prompt title={t('forPatients')} text={t('text')} icon={<LockKeyhole aria-hidden="true" />}>
        <Button variant="primary" onClick={openLogin}>
          {t('signIn')}
        </Button>
      </Prompt>
    </div>
  );
}
