import { listShippingOptions, reserveCart } from '@shop/contract/checkout';
import type { FastifyInstance } from 'fastify';
import type { ShippingRate } from '../../db/schema/delivery.ts';
import type { Language } from '../../db/schema/identity.ts';
import { germanDay } from '../../german-day.ts';
import type { Exchange } from '../../http/callers.ts';
import { languageOf } from '../../http/language.ts';
import { serve } from '../../http/serve.ts';
import { type CartOwner, findCart } from '../cart/cart-service.ts';
import { type ReservationParts, reserve } from './reservation-service.ts';
import { shippingOptions } from './shipping-service.ts';

interface CheckoutRouteParts extends ReservationParts {
  cartOwnerOf(exchange: Exchange): Promise<CartOwner>;
}

export function registerCheckout(app: FastifyInstance, parts: CheckoutRouteParts): void {
  const { db, clock } = parts;

  serve(app, listShippingOptions, async ({ query }, exchange) => {
    const { products } = await findCart(parts, await parts.cartOwnerOf(exchange));
    const options = await shippingOptions(db, {
      day: germanDay(clock.now()),
      postalCode: query.postalCode ?? null,
      country: query.country || 'DE',
      productTypes: [...new Set([...products.values()].map(({ type }) => type))],
      prescriptionFormat: query.prescriptionFormat ?? null,
    });
    const language = languageOf(exchange.request);
    return options.map(({ rate, reason }) => ({
      id: rate.id,
      type: rate.type,
      name: rate.pharmacyAddress ? `${rate.name}, ${rate.pharmacyAddress}` : rate.name,
      priceCent: rate.priceCents,
      vat: rate.vatPercent,
      available: reason === null,
      reason: reason?.[language] ?? null,
      ...hoursOf(rate, language),
    }));
  });

  serve(app, reserveCart, async ({ body, headers }, { person }) => {
    const order = await reserve(parts, person, {
      ...body,
      idempotencyKey: headers['idempotency-key'] ?? null,
      language: person.language,
    });
    return { id: order.id, code: order.code, status: order.status, totalCent: order.totalCents };
  });
}

/** The other language stands in where only one is written. */
function hoursOf({ hoursDe, hoursEn }: ShippingRate, language: Language): { hours?: string } {
  const hours = language === 'en' ? (hoursEn ?? hoursDe) : (hoursDe ?? hoursEn);
  return hours ? { hours } : {};
}
