import type { OrderOfPost } from '@shop/contract/desk/post';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { PatientForm } from './patient-form.tsx';

/** An original without its cover sheet: by name and birth date, as they stand on it. */
export function FindOriginal({ onReceive }: { onReceive: (code: string) => void }) {
  const t = useTranslations('deskPost.find');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const search = useMutation({
    mutationFn: (body: { name: string; birthDate: string }) => deskCall('findByPatient', { body }),
    gcTime: 0,
  });
  const found = search.data?.orders;

  function receive({ code }: OrderOfPost): void {
    onReceive(code);
    search.reset();
  }

  return (
    <Card as="section" gap={0.75} aria-labelledby="find-original">
      <h2 id="find-original">{t('title')}</h2>
      <Text size="small">{t('lead')}</Text>
      <PatientForm isBusy={search.isPending} onSubmit={(body) => search.mutate(body)} />
      {search.error && (
        <Note tone="danger" role="alert">
          {errorText(search.error)}
        </Note>
      )}
      <p role="status">{found && t('count', { count: found.length })}</p>
      {found && found.length > 0 && (
        <ul aria-label={t('results')}>
          {found.map((order) => (
            <Row as="li" key={order.id} gap={[0.25, 0.75]} align="center" spread="apart">
              <span>
                <b>{order.patientName}</b> {order.code}
              </span>
              <Found order={order} onReceive={() => receive(order)} />
            </Row>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Found({ order, onReceive }: { order: OrderOfPost; onReceive: () => void }) {
  const t = useTranslations('deskPost.find');
  if (order.receivedAt) return <span>{t('isHere', { tray: order.trayNumber ?? '–' })}</span>;
  if (!order.expectsOriginal) return <span>{t('notNeeded')}</span>;
  return (
    <Button size="small" aria-label={t('receiveOf', { code: order.code })} onClick={onReceive}>
      {t('receive')}
    </Button>
  );
}
