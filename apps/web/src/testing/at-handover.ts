import type { HandOverShown, OwnStop, WaitingParcel } from '@shop/contract/desk/handover';
import { type Role, roles } from '@shop/contract/rights';
import { anna, openAtDesk as openDesk } from './at-desk.ts';
import type { FakeAnswers } from './fake-server.ts';

/** For the tests of the hand-over: whom an order goes to. */
export function aRecipient({ name, number = 1 }: { name: string; number?: number }): WaitingParcel {
  return {
    orderId: `33333333-3333-4333-8333-00000000000${number}`,
    code: `9DHK-V3Q${number}`,
    version: 4,
    name,
    patient: name,
    recipient: null,
    labels: [],
    isMarkDue: false,
    street: 'Sanderglacis 14',
    postalCode: '97072',
    city: 'Würzburg',
    phone: '+4993112345',
    advice: null,
  };
}

export function aHandOver(differences: Partial<HandOverShown> = {}): HandOverShown {
  return {
    withdrawn: [],
    parcels: { waiting: [], sentToday: [] },
    courier: { waiting: [], tours: [], couriers: [] },
    pickup: { waiting: [], ready: [] },
    ...differences,
  };
}

export function anOwnStop(differences: Partial<OwnStop> & { name: string }): OwnStop {
  return {
    id: crypto.randomUUID(),
    patient: differences.name,
    recipient: null,
    street: 'Sanderglacis 14',
    postalCode: '97072',
    city: 'Würzburg',
    phone: '+4993112345',
    isAdviceDue: false,
    mayHandOver: true,
    outcome: null,
    ...differences,
  };
}

/** The desk as somebody with these roles sees it. */
export function openAtDesk(address: string, who: Role[], answers: FakeAnswers) {
  const rights = [...new Set(who.flatMap((role) => roles[role]))];
  return openDesk(address, { answers: { readDeskMe: () => ({ ...anna, rights }), ...answers } });
}
