import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import type { OrderSummary } from '../order.ts';
import { orderQuery } from '../orders-query.ts';
import { dosages } from './dosages.ts';
import { receivedOn } from './supply.ts';
import { SupplyLine } from './supply-line.tsx';

/** How long what came last will do. Asked for when somebody opens it, and in sight once a dosage is entered. */
export function SupplyCard({ order: { id, code } }: { order: OrderSummary }) {
  const t = useTranslations('orders.supply');
  const entered = useSyncExternalStore(dosages.subscribe, dosages.read);
  const [isOpen, setOpen] = useState(Object.keys(entered).length > 0);
  const { data: order } = useQuery({ ...orderQuery(id, code ?? ''), enabled: isOpen });
  const received = order ? receivedOn(order) : null;

  return (
    <Card as="section" gap={0.75} aria-labelledby="supply" className="screen-only">
      <Row gap={[0.25, 1]} align="center" spread="apart">
        <h2 id="supply">{t('title')}</h2>
        <Button variant="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'close' : 'open')}
        </Button>
      </Row>
      {isOpen && (
        <>
          <Text size="small" isMeasured>
            {t('lead', { code: code ?? '' })}
          </Text>
          <Stack as="ul" gap={1.25}>
            {received &&
              order?.products.map((product) => (
                <SupplyLine
                  key={product.id ?? product.name}
                  product={product}
                  received={received}
                  perDay={entered[product.id ?? product.name ?? ''] ?? null}
                />
              ))}
          </Stack>
          <Text size="small" isMeasured>
            {t('note')}
          </Text>
        </>
      )}
    </Card>
  );
}
