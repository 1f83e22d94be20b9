import { sql } from 'drizzle-orm';
import { orders } from './schema/orders.ts';

/**
 * Whether the desk may show and use an order (decision 65). Every question of the desk about orders asks it; what the law wants
 * whole, such as the books, does not. True too where a left join found no order.
 */
export const isInSight = sql`${orders.isOutOfSight} is not true`;
