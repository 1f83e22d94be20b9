import type { Output } from '@shop/contract/endpoint';
import type { Endpoints } from '@shop/contract/endpoints';
import { aProductDetail } from './factories.ts';

type WaitedFor = Output<Endpoints['readWaitlist']>['items'][number];

/** An entry of the waitlist: Käppele 25/1, which has not come yet. */
export function aWaitedFor(differences: Partial<WaitedFor> = {}): WaitedFor {
  const { id, slug, title, manufacturer } = aProductDetail();
  return {
    id: '66666666-6666-4666-8666-000000000001',
    product: { id, slug, name: title, manufacturer, imageUrl: null },
    since: '2025-11-03T09:00:00.000Z',
    toldAt: null,
    state: 'waiting',
    ...differences,
  };
}
