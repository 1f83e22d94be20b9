/** What the cart is asked for. */
export interface ItemToAdd {
  itemId: string;
  quantity: number;
}

interface Identified {
  id: string | null;
  registryItemId: string | null;
  slug: string | null;
}

/** By the marketplace's id where there is one; the cart falls back on ours (CA-06). Throws without any id (PD-08). */
export function itemToAdd({ registryItemId, id, slug }: Identified, quantity: number): ItemToAdd {
  const itemId = registryItemId || id || slug;
  if (!itemId) throw new Error('product has no item id');
  return { itemId, quantity: Number.isFinite(quantity) ? quantity : 1 };
}
