// @ts-check
import { newBrowser } from '../bench/patient.mjs';

/**
 * A visitor without an account who puts the same product into the cart again and again, and counts what was confirmed.
 *
 * @param {{ origin: string }} shop
 * @param {string} itemId
 */
export async function newGuest(shop, itemId) {
  const { call } = newBrowser(shop);
  /** @returns {Promise<number>} how much of it lies in the cart */
  async function amount() {
    const { items } = /** @type {{ items: { quantity: number }[] }} */ (
      await call('GET', '/api/shop/v1/shopping-cart')
    );
    return items[0]?.quantity ?? 0;
  }
  await call('POST', '/api/shop/v1/shopping-cart/items', { itemId });
  const step = await amount();
  let tried = 1;
  let confirmed = 1;
  return {
    steps: () => confirmed,
    async add() {
      tried++;
      await call('POST', '/api/shop/v1/shopping-cart/items', { itemId });
      confirmed++;
    },
    /** Steps that were confirmed and are gone. One that was never answered may have been taken or not. */
    async lost() {
      const found = (await amount()) / step;
      return found > tried ? found - tried : Math.max(0, confirmed - found);
    },
  };
}
