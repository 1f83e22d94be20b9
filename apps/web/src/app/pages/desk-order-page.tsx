import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { deskMeQuery } from '#domain/desk/desk-queries.ts';
import { readPlace } from '#domain/desk/queue/queue-place.ts';
import { OrderWorkbench } from '#features/desk/order/order-workbench.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from '../desk/desk-frame.module.css';
import { orderAddress, queueAddress } from '../desk/order-address.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskOrderPage() {
  const { code = '' } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const hasMoved = useRef(false);
  const t = useTranslations('deskOrder');
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const { lane, isMine } = readPlace(address);
  usePageTitle(code);

  function open(neighbour: string): void {
    hasMoved.current = true;
    void navigate(orderAddress(neighbour, { lane, isMine }), { replace: true });
  }

  // The list as it was left is one step back, unless another of its rows is open now.
  function goBack(): void {
    if (!hasMoved.current && window.history.state?.idx > 0) void navigate(-1);
    else void navigate(queueAddress({ lane, isMine, code }), { replace: true });
  }

  return (
    <main id="main" tabIndex={-1} className={styles.fullHeight}>
      {me && !me.rights.includes('seeOrder') ? (
        <Notice tone="info">{t('noRight')}</Notice>
      ) : (
        <OrderWorkbench code={code} filter={{ lane, isMine }} myId={me?.id} onOpen={open} onBack={goBack} />
      )}
    </main>
  );
}
