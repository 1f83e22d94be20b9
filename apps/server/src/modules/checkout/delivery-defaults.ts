import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import { defaultVatPercent } from '@shop/contract/vat';
import type { deliveryRules, shippingRates } from '../../db/schema/delivery.ts';

type NewRate = typeof shippingRates.$inferInsert;
type NewRule = typeof deliveryRules.$inferInsert;

/** Würzburg and around it, as far as the demo pharmacy's courier goes. */
const mainfranken = `
97070 97072 97074 97076 97078 97080 97082 97084 97199 97204 97209 97218 97222 97225 97228 97230 97232 97234 97236 97237
97239 97241 97243 97244 97246 97247 97249 97250 97252 97253 97255 97256 97258 97259 97261 97262 97264 97265 97267 97268
97270 97271 97273 97274 97276 97277 97279 97280 97282 97283 97285 97286 97288 97289 97291 97292 97294 97295 97297 97299
97318 97320 97332 97334 97337 97340 97342 97346 97348 97350 97353 97421 97422 97424 97440 97450 97464 97469 97493 97500
97753 97816 97828 97834 97837 97839 97840 97842 97843 97845 97846 97848 97849 97851 97852 97854 97855 97857 97859
`;

/** How a new shop delivers, until the pharmacy changes it. */
export function defaultRates(config: ShopConfig): NewRate[] {
  const { street, postalCode, city } = config.pharmacy;
  const vatPercent = defaultVatPercent;
  return [
    {
      id: 'pickup',
      type: 'selfPickUp',
      name: pharmacyName(config),
      pharmacyAddress: `${street}, ${postalCode} ${city}`,
      priceCents: 0,
      vatPercent,
      isExternal: false,
      position: 1,
    },
    {
      id: 'courier',
      type: 'courier',
      name: 'Botendienst Mainfranken',
      priceCents: 690,
      vatPercent,
      postalCodes: mainfranken.trim().split(/\s+/),
      isExternal: false,
      position: 2,
    },
    { id: 'standard', type: 'standard', name: 'Paket', priceCents: 590, vatPercent, isExternal: true, position: 3 },
  ];
}

export const defaultRules: NewRule[] = [
  {
    validFrom: '2024-04-01',
    isAllowed: true,
    reasonDe: 'Cannabis zu medizinischen Zwecken darf auf Rezept abgegeben, gebracht und versendet werden.',
    reasonEn: 'Medical cannabis may be dispensed, delivered and shipped on prescription.',
    source: 'MedCanG § 3, AMG § 43, ApoG § 11a',
  },
  {
    // A draft: in force only from the day the pharmacy enters, once there is such a law.
    validFrom: null,
    productType: 'bud',
    deliveryMode: 'standard',
    isAllowed: false,
    reasonDe: 'Blüten dürfen nicht mehr versendet werden. Abholung und Botendienst sind möglich.',
    reasonEn: 'Flowers may no longer be shipped. Pickup and courier are possible.',
    source: 'Entwurf zur Änderung des MedCanG, Kabinett 8. Oktober 2025; Inkrafttreten von der Apotheke zu prüfen',
  },
];
