import type { DeliveryRuleShown } from '@shop/contract/desk/rules';
import { roles } from '@shop/contract/rights';
import { anna } from './at-desk.ts';
import type { FakeAnswers } from './fake-server.ts';

/** For the tests of the rules area: everything is allowed, and a draft would forbid parcels of flowers. */
export const everythingAllowed: DeliveryRuleShown = {
  ...{ id: '55555555-5555-4555-8555-000000000001', version: 1, state: 'inForce', against: [] },
  ...{ productType: null, deliveryMode: null, prescriptionFormat: null, prescriptionOrigin: null },
  ...{ isAllowed: true, validFrom: '2024-04-01', validTo: null, source: 'MedCanG § 3' },
  ...{ reasonDe: 'Cannabis darf versendet werden.', reasonEn: 'Cannabis may be shipped.' },
};
export const draftAboutFlowers: DeliveryRuleShown = {
  ...everythingAllowed,
  ...{ id: '55555555-5555-4555-8555-000000000002', version: 3, state: 'draft' },
  ...{ productType: 'bud', deliveryMode: 'standard', isAllowed: false, validFrom: null, source: 'Entwurf' },
  ...{ reasonDe: 'Blüten dürfen nicht mehr versendet werden.', reasonEn: 'Flowers may no longer be shipped.' },
};
export const everyRule = { today: '2026-11-16', rules: [everythingAllowed, draftAboutFlowers] };

export const atRules: FakeAnswers = {
  readDeskMe: () => ({ ...anna, rights: [...roles.lead] }),
  listRules: () => everyRule,
  readRuleEffects: () => ({ changes: [], openOrders: { count: 0, codes: [] }, carts: 0, against: [] }),
};
