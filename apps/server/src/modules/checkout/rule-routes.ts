import * as ratesContract from '@shop/contract/desk/rates';
import * as contract from '@shop/contract/desk/rules';
import { hasRight } from '@shop/contract/rights';
import type { FastifyInstance } from 'fastify';
import { germanDay } from '../../german-day.ts';
import { serve } from '../../http/serve.ts';
import { addPickupPlace, changeRate, setCourierArea } from './rate-service.ts';
import { ruleEffects, tryOptions } from './rule-effects-service.ts';
import { presentRate, presentRules } from './rule-presenter.ts';
import { addRule, changeRule, type RuleParts, removeRule } from './rule-service.ts';
import { allRates, allRules } from './shipping-queries.ts';

/** How many orders that a rule meets are named; the others are counted. */
const ordersNamed = 50;

export function registerRules(app: FastifyInstance, parts: RuleParts): void {
  const { db, clock } = parts;
  const everyRule = async () => presentRules(await allRules(db), germanDay(clock.now()));
  const everyRate = async () => ({ rates: (await allRates(db)).map(presentRate) });

  serve(app, contract.listRules, everyRule);

  serve(app, contract.addRule, async ({ headers, body: { fields } }, { staff }) => {
    await addRule(parts, staff, { fields, key: headers['idempotency-key'] });
    return everyRule();
  });

  serve(app, contract.changeRule, async ({ params: { id }, headers, body: { version, fields } }, { staff }) => {
    await changeRule(parts, staff, { id, version, fields, key: headers['idempotency-key'] });
    return everyRule();
  });

  serve(app, contract.removeRule, async ({ params: { id }, headers, body: { version } }, { staff }) => {
    await removeRule(parts, staff, { id, version, key: headers['idempotency-key'] });
    return everyRule();
  });

  serve(app, contract.readRuleEffects, async ({ body }, { staff }) => {
    const { changes, orderCodes, carts, against } = await ruleEffects(parts, body);
    const codes = hasRight(staff.roles, 'seeOrder') ? orderCodes.slice(0, ordersNamed) : [];
    return { changes, openOrders: { count: orderCodes.length, codes }, carts, against };
  });

  serve(app, contract.tryDelivery, async ({ body: { productType, supposed, ...asked } }) => {
    const question = { ...asked, country: 'DE', productTypes: [productType] };
    const options = await tryOptions(db, question, supposed);
    return {
      ways: options.map(({ rate: { id, type, name }, reason }) => ({
        ...{ id, type, name, isPossible: reason === null },
        ...{ reasonDe: reason?.de ?? null, reasonEn: reason?.en ?? null },
      })),
    };
  });

  serve(app, ratesContract.listRates, everyRate);

  serve(app, ratesContract.addPickupPlace, async ({ headers, body: { fields } }, { staff }) => {
    await addPickupPlace(parts, staff, { fields, key: headers['idempotency-key'] });
    return everyRate();
  });

  serve(app, ratesContract.changeRate, async ({ params: { id }, headers, body: { version, fields } }, { staff }) => {
    await changeRate(parts, staff, { id, version, fields, key: headers['idempotency-key'] });
    return everyRate();
  });

  serve(app, ratesContract.setCourierArea, async ({ params: { id }, headers, body }, { staff }) => {
    const { version, postalCodes } = body;
    await setCourierArea(parts, staff, { id, version, postalCodes, key: headers['idempotency-key'] });
    return everyRate();
  });
}
