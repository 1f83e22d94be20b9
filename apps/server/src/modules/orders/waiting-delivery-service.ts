import type { ProductType } from '@shop/contract/catalogue';
import type { PrescriptionOrigin } from '@shop/contract/prescription-origin';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type Order, orderLines, orders } from '../../db/schema/orders.ts';

/** An order that has not left the house, with what the rules of delivery ask about. */
export interface WaitingDelivery extends Pick<Order, 'code' | 'shippingType' | 'prescriptionFormat'> {
  productTypes: ProductType[];
  /** As somebody read it; null while nobody has, or could tell. */
  prescriptionOrigin: PrescriptionOrigin | null;
}

/** Oldest first. */
export async function waitingDeliveries(db: Database): Promise<WaitingDelivery[]> {
  const { code, shippingType, prescriptionFormat } = orders;
  return db
    .select({
      ...{ code, shippingType, prescriptionFormat },
      productTypes: sql<ProductType[]>`array_agg(distinct ${orderLines.productType})`,
      prescriptionOrigin: sql<PrescriptionOrigin | null>`(
        select r.record ->> 'origin' from prescription_records r
        where r.order_id = ${orders.id} order by r.version desc limit 1
      )`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orders.status, ['requested', 'inReview', 'clarification', 'confirmed', 'preparing']))
    .groupBy(orders.id)
    .orderBy(asc(orders.createdAt), asc(orders.id));
}
