import type { Answer } from '@shop/contract/endpoint';
import type { readWaitlist } from '@shop/contract/waitlist';
import type { WaitedFor } from './waitlist-queries.ts';

type Waitlist = Answer<typeof readWaitlist>;

export function presentWaitlist(entries: readonly WaitedFor[]): Waitlist {
  return {
    items: entries.map((entry) => ({
      id: entry.id,
      product: {
        id: entry.product.id,
        slug: entry.product.slug,
        name: entry.product.title,
        manufacturer: entry.product.manufacturer,
        imageUrl: entry.product.imagePaths[0] ?? null,
      },
      since: entry.joinedAt.toISOString(),
      toldAt: entry.toldAt?.toISOString() ?? null,
      state: stateOf(entry),
    })),
  };
}

/** What can be ordered is told as that, whether or not it was their turn: the shop sells to everybody alike. */
function stateOf({ product, toldAt }: WaitedFor): Waitlist['items'][number]['state'] {
  if (isOrderable(product)) return 'available';
  if (product.retiredAt) return 'discontinued';
  return toldAt ? 'goneAgain' : 'waiting';
}

type Sellable = Pick<WaitedFor['product'], 'stockUnits' | 'priceCents' | 'minOrderQuantity' | 'withdrawnAt'>;

/** Whether anybody could order it now. */
export function isOrderable({ stockUnits, priceCents, minOrderQuantity, withdrawnAt }: Sellable): boolean {
  return withdrawnAt === null && priceCents !== null && stockUnits >= minOrderQuantity;
}
