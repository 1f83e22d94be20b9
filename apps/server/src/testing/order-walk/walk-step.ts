import type { PlainDeskAction } from '@shop/contract/desk/desk-actions';
import { actOnOrder } from '@shop/contract/desk/orders';
import type { LightMyRequestResponse } from 'fastify';
import type { TestStaff } from '../staff.ts';
import { once } from '../write-headers.ts';
import type { Name, Walk } from './walk-shop.ts';

/** Something that somebody does about the order of a walk, and who does it where everything goes as it should. */
export interface Step {
  name: string;
  by: readonly Name[];
  take(walk: Walk, by: TestStaff): Promise<LightMyRequestResponse>;
}

const more = { message: 'Bitte klären.', outcome: 'lost', trackingUrl: 'https://paket.example/1' } as const;

/** A plain step of the workbench, with all that any of them asks for. */
export function act(action: PlainDeskAction, by: readonly Name[]): Step {
  return {
    name: action,
    by,
    async take({ id, see }, { call }) {
      const { version } = await see.order();
      const file = (await see.file()) ?? undefined;
      const note = action === 'paid' ? 'Auszug 7' : undefined;
      const body = { version, action, ...more, ...(file && { file }), ...(note && { note }) };
      return call(actOnOrder, { params: { id }, headers: once(), body });
    },
  };
}
