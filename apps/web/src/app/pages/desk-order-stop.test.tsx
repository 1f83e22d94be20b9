import type { DeskOrder } from '@shop/contract/desk/orders';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { aFilled } from '#testing/at-stock.ts';
import { aDeskOrder, openWorkbench } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';

afterEach(leaveDesk);

test('stopping to pack asks of each filled container what becomes of it, before anything is sent', async () => {
  const order = aDeskOrder({
    status: 'preparing',
    actions: ['ship', 'stop'].map((name) => ({ name, obstacle: null })) as DeskOrder['actions'],
  });
  const goods = [aFilled({ orderStatus: 'preparing', setAside: null, fates: ['unopened', 'waste', 'setAside'] })];
  const { id, code, version } = order;
  const after = { id, code, version: version + 1, status: 'confirmed' as const };
  const { user, received } = await openWorkbench({
    order,
    answers: { actOnOrder: () => after, readFilledGoods: () => ({ goods, colleagues: [] }) },
  });
  await user.click(
    within(screen.getByRole('region', { name: 'Entscheidung' })).getByRole('button', { name: /Weitere Schritte|Mehr/ }),
  );
  await user.click(await screen.findByRole('button', { name: 'Packen anhalten' }));
  const question = await screen.findByRole('group', { name: /Käppele 22\/1, Charge K25-0931: Was wird daraus\?$/ });
  await user.type(screen.getByRole('textbox', { name: /Nachricht an/ }), 'Es geht später weiter.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(question).toHaveAccessibleDescription('Bitte sagen Sie, was daraus wird.');
  expect(received.actOnOrder).toBeUndefined();
  await user.click(within(question).getByRole('radio', { name: /Zurückgestellt für diese/ }));
  await user.click(screen.getByRole('button', { name: /^Packen anhalten/ }));
  await vi.waitFor(() => expect(received.actOnOrder).toHaveLength(1), onBusyMachine);
  expect(received.actOnOrder?.[0]?.body).toEqual({
    version: 3,
    action: 'stop',
    message: 'Es geht später weiter.',
    filled: [{ portion: 7, fate: 'setAside' }],
  });
});
