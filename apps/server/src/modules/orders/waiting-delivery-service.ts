import type { ProductType } from '@shop/contract/catalogue';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type Order, orderLines, orders } from '../../db/schema/orders.ts';

/** An order that has not left the house, with what the rules of delivery ask about. */
export interface WaitingDelivery extends Pick<Order, 'code' | 'shippingType' | 'prescriptionFormat'> {
  productTypes: ProductType[];
}

/** Oldest first. */
export async function waitingDeliveries(db: Database): Promise<WaitingDelivery[]> {
  const { code, shippingType, prescriptionFormat } = orders;
  return db
    .select({
      ...{ code, shippingType, prescriptionFormat },
      productTypes: sql<ProductType[]>`array_agg(distinct ${orderLines.productType})`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orders.status, ['requested', 'inReview', 'clarification', 'confirmed', 'preparing']))
    .groupBy(orders.id)
    .orderBy(asc(orders.createdAt), asc(orders.id));
}
