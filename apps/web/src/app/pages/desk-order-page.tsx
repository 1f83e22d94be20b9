import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { deskMeQuery, useHasRight } from '#domain/desk/desk-queries.ts';
import { OrderGlance } from '#features/desk/queue/order-glance.tsx';
import { linkTo } from '#lib/routes.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskOrderPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  usePageTitle(code);
  // The list with its row and filters is one step back; whoever came by an address alone goes to the whole list.
  const back = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(linkTo('Desk')));
  const canAskPatients = useHasRight('askPatient');
  return (
    <main id="main" tabIndex={-1}>
      <OrderGlance code={code} myId={me?.id} canAskPatients={canAskPatients} onBack={back} />
    </main>
  );
}
