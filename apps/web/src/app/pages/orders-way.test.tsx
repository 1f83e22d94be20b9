import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveOrders, openOrders } from '#testing/at-orders.ts';
import { patience } from '#testing/patience.ts';
import { aWireOrder, type WireOrder } from '#testing/wire-order.ts';

afterEach(leaveOrders);

const at = (hour: number) => `2025-11-14T${String(hour).padStart(2, '0')}:00:00.000Z`;

const statuses = ['requested', 'inReview', 'confirmed', 'preparing', 'shipped'] as const;
const upTo = (last: WireOrder['status'], before: readonly WireOrder['status'][] = statuses) => {
  const passed = before.includes(last) ? before.slice(0, before.indexOf(last)) : before;
  return [...passed, last].map((status, index) => ({ status, at: at(index + 1) }));
};

type Shipping = Partial<WireOrder['shipping']>;

function order(status: WireOrder['status'], shipping: Shipping, before?: readonly WireOrder['status'][]): WireOrder {
  const { prescription, payment, shipping: usual } = aWireOrder();
  return aWireOrder({
    status,
    missing: [],
    steps: upTo(status, before),
    prescription: { ...prescription, verifiedAt: at(1), originalReceivedAt: at(2) },
    payment: { ...payment, paidAt: at(3) },
    shipping: { ...usual, ...shipping },
  });
}

const packed = { preparedAt: at(9) };
const released = { ...packed, releasedAt: at(10) };
const parcel = { type: 'standard', name: 'Standardversand', isExternal: true } as const;
const pickup = { type: 'selfPickUp', name: 'Mainblüte Apotheke' } as const;
const toPickup = ['requested', 'inReview', 'confirmed', 'preparing'] as const;

/** What the account says of the step that goes on; times are German. */
test.each<[string, WireOrder, string, string]>([
  ['being prepared', order('preparing', {}), 'Wird vorbereitet', 'Being prepared'],
  [
    'packed',
    order('preparing', packed),
    'Verpackt, eine zweite Person prüft es noch · 14.11., 10:00',
    'Packed, a second person still checks it · 14/11, 10:00',
  ],
  [
    'released',
    order('preparing', released),
    'Verpackt und freigegeben, geht als Nächstes auf den Weg · 14.11., 11:00',
    'Packed and released, leaves next · 14/11, 11:00',
  ],
  [
    'released for the pickup',
    order('preparing', { ...released, ...pickup }),
    'Verpackt und freigegeben, wird als Nächstes bereitgelegt · 14.11., 11:00',
    'Packed and released, will be laid ready next · 14/11, 11:00',
  ],
  [
    'given to the carrier',
    order('shipped', { ...released, ...parcel }),
    'Dem Paketdienst übergeben · 14.11., 06:00',
    'Given to the carrier · 14/11, 06:00',
  ],
  [
    'sent a second time',
    order('shipped', { ...released, ...parcel, sentAgainAt: at(12) }),
    'Noch einmal verschickt und dem Paketdienst übergeben · 14.11., 13:00',
    'Sent once more and given to the carrier · 14/11, 13:00',
  ],
  [
    'on tour',
    order('shipped', released),
    'Unser Bote ist unterwegs · 14.11., 06:00',
    'Our courier is on the way · 14/11, 06:00',
  ],
  [
    'back because nobody was there',
    order('shipped', { ...released, nobodyThereAt: at(12) }),
    'Wir haben Sie nicht angetroffen und vereinbaren einen neuen Termin · 14.11., 13:00',
    'We did not find you at home and will arrange a new time · 14/11, 13:00',
  ],
  [
    'on another tour',
    order('shipped', { ...released, sentAgainAt: at(12) }),
    'Unser Bote ist noch einmal unterwegs · 14.11., 13:00',
    'Our courier is on the way once more · 14/11, 13:00',
  ],
  [
    'ready for pickup',
    order('readyForPickup', { ...released, ...pickup }, toPickup),
    'Liegt für Sie bereit · 14.11., 06:00',
    'Lies ready for you · 14/11, 06:00',
  ],
])('an order that is %s says so in the account', async (_what, shown, german, english) => {
  for (const [locale, label, words] of [
    ['de', 'Bestellverlauf', german],
    ['en', 'Progress of the order', english],
  ] as const) {
    const { unmount } = await openOrders([shown], { locale });
    const steps = within(await screen.findByRole('list', { name: label }, patience)).getAllByRole('listitem');
    const current = steps.find((step) => step.getAttribute('aria-current') === 'step');
    expect(current).toHaveTextContent(words);
    unmount();
  }
});

test.each<[string, WireOrder, string]>([
  ['parcel that did not arrive', order('cancelled', { ...released, ...parcel }), 'Nicht bei Ihnen angekommen'],
  [
    'order that nobody picked up',
    order('cancelled', { ...released, ...pickup }, [...toPickup, 'readyForPickup']),
    'Nicht abgeholt',
  ],
])('a %s says where it ended', async (_what, shown, words) => {
  const { user } = await openOrders([shown]);
  const opener = screen.getByRole('button', { name: /^Details zu/ });
  if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener);
  const steps = within(await screen.findByRole('list', { name: 'Bestellverlauf' }, patience)).getAllByRole('listitem');
  expect(steps.at(-1)).toHaveTextContent(words);
});

test('where the courier found nobody the next step is a new time, and the order is not called on its way', async () => {
  await openOrders([order('shipped', { ...released, nobodyThereAt: at(12) })]);
  expect(await screen.findByText(/^Unser Bote hat Sie nicht angetroffen/, undefined, patience)).toBeVisible();
  expect(screen.queryByText(/^Ihre Bestellung ist unterwegs/)).not.toBeInTheDocument();
});
