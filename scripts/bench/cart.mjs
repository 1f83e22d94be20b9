// @ts-check
import { bootShop } from '../boot-shop.mjs';
import { figure, load } from './load.mjs';
import { withProducts } from './with-products.mjs';

const limitMs = 4;
const productList = '/api/shop/v1/pharmacy-shop/products?page=1&pageSize=200';

/** New guests who put their first product into a cart: each request makes a cart and a cookie. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureCart() {
  const shop = await bootShop({ RATE_LIMITS: 'off' }, withProducts(200));
  try {
    const answer = await fetch(shop.origin + productList);
    const { items } = /** @type {{ items: { id: string, available: boolean, priceCent: number | null }[] }} */ (
      await answer.json()
    );
    const { id: itemId } = items.find(({ available, priceCent }) => available && priceCent !== null) ?? { id: '' };
    const body = JSON.stringify({ itemId });
    const { cpuMs } = await load(shop, '/api/shop/v1/shopping-cart/items', { method: 'POST', body });
    return [figure('guest add to cart: CPU per request (without database)', cpuMs, limitMs)];
  } finally {
    await shop.stop();
  }
}
