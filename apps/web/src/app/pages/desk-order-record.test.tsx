import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, aRecorded, aReview, openWorkbench, theRow } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const form = () => within(screen.getByRole('form', { name: 'Angaben vom Rezept' }));
const field = (name: string) => form().getByRole('textbox', { name });

async function openForm(options: Parameters<typeof openWorkbench>[0] = {}) {
  const page = await openWorkbench(options);
  await screen.findByRole('form', { name: 'Angaben vom Rezept' });
  return page;
}

/** Everything that only the paper says, each part said to stand there like this. */
async function readAll({ user }: Awaited<ReturnType<typeof openForm>>) {
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('record-person-read'), onBusyMachine);
  await user.keyboard('{Enter}10.11.26{Enter}Dr. J. Ebert{Enter}abends 0,1 g{Enter}{Enter}');
}

test('a proposal is no reading: each part is confirmed, and what only the paper says is typed', async () => {
  const page = await openForm({ answers: { saveRecord: () => aReview(aRecorded()) } });
  expect(form().getAllByRole('checkbox', { name: 'So steht es auf dem Rezept', checked: false })).toHaveLength(5);
  expect(field('Name')).toHaveValue('Clara Vogelsang');
  expect(field('Ausgestellt am')).toHaveValue('');
  await readAll(page);
  await vi.waitFor(() => expect(page.received.saveRecord).toHaveLength(1), onBusyMachine);
  const recorded = aRecorded().record?.record;
  expect(page.received.saveRecord?.[0]?.body).toEqual({
    recordVersion: 0,
    file: null,
    record: { ...recorded, prescriber: { ...recorded?.prescriber, phone: '' } },
  });
  expect(await screen.findByRole('list', { name: 'Rezept gegen Bestellung' })).toBeVisible();
});

test('where it comes from is chosen and sent; nobody has to know it', async () => {
  const page = await openForm({ answers: { saveRecord: () => aReview(aRecorded()) } });
  const origin = form().getByRole('combobox', { name: 'Herkunft' });
  expect(origin).toHaveDisplayValue('nicht bekannt');
  await page.user.selectOptions(origin, 'Ausland');
  await page.user.click(field('Name'));
  await page.user.keyboard('{Enter}10.11.26{Enter}Dr. J. Ebert{Enter}abends 0,1 g{Enter}{Enter}');
  await vi.waitFor(() => expect(page.received.saveRecord).toHaveLength(1), onBusyMachine);
  expect(page.received.saveRecord?.[0]?.body).toMatchObject({ record: { origin: 'abroad' } });
});

test('what is not clear on the paper is recorded as such, with what can be read instead of the proposal', async () => {
  const page = await openForm({ answers: { saveRecord: () => aReview(aRecorded()) } });
  await page.user.click(form().getByRole('checkbox', { name: /nicht eindeutig, welches Arzneimittel/ }));
  expect(field('Was zu lesen ist, sonst „?“')).toHaveValue('');
  await page.user.type(field('Was zu lesen ist, sonst „?“'), 'K…le 2?/1');
  await page.user.click(field('Name'));
  await page.user.keyboard('{Enter}10.11.26{Enter}Dr. J. Ebert{Enter}abends 0,1 g{Enter}{Enter}');
  await vi.waitFor(() => expect(page.received.saveRecord).toHaveLength(1), onBusyMachine);
  expect(page.received.saveRecord?.[0]?.body).toMatchObject({
    record: { lines: [{ product: 'K…le 2?/1', isUnclear: true }] },
  });
});

test('the validity is told as soon as the date is typed', async () => {
  const { user } = await openForm();
  await user.type(field('Ausgestellt am'), '10.11.2026');
  expect(form().getByText('Gültig bis 10.02.2027, noch 86 Tage.')).toBeVisible();
  await user.selectOptions(form().getByRole('combobox', { name: 'Art' }), 'Kassenrezept');
  expect(form().getByText(/^Gültig bis 08\.12\.2026/)).toBeVisible();
  await user.clear(field('Ausgestellt am'));
  await user.type(field('Ausgestellt am'), '1.2.2026');
  expect(form().getByText(/^Abgelaufen am/)).toBeVisible();
});

test('what cannot be read stays unconfirmed and says why', async () => {
  const { user, received } = await openForm();
  await user.type(field('Ausgestellt am'), 'neulich{Enter}');
  expect(field('Ausgestellt am')).toHaveAccessibleDescription(/als Tag schreiben/);
  expect(field('Ausgestellt am')).toHaveFocus();
  expect(received.saveRecord).toBeUndefined();
});

test('recording a new order takes it into review first', async () => {
  const page = await openForm({
    order: aDeskOrder({ status: 'requested' }),
    answers: {
      actOnOrder: () => ({ id: theRow.id, code: theRow.code, version: 4, status: 'inReview' }),
      saveRecord: () => aReview(aRecorded()),
    },
  });
  await readAll(page);
  await vi.waitFor(() => expect(page.received.saveRecord).toHaveLength(1), onBusyMachine);
  expect(page.received.actOnOrder?.map(({ body }) => body)).toEqual([{ version: 3, action: 'review' }]);
});

test('a refusal, a lost connection and a look at the list lose nothing typed', async () => {
  const page = await openForm({ answers: { saveRecord: refuse('Internal') } });
  await readAll(page);
  expect(await screen.findByText(/Was Sie geschrieben haben, ist noch da/)).toBeVisible();
  expect(field('Name der verschreibenden Person')).toHaveValue('Dr. J. Ebert');
  (document.activeElement as HTMLElement).blur();
  await page.user.keyboard('{Escape}');
  await page.user.click(await screen.findByRole('link', { name: theRow.code }));
  await screen.findByRole('form', { name: 'Angaben vom Rezept' });
  expect(field('Gebrauchsanweisung')).toHaveValue('abends 0,1 g');
});

test("a colleague's record is told, field by field, and mine can be kept or theirs loaded", async () => {
  const { user, server, news } = await openForm();
  await user.type(field('Name der verschreibenden Person'), 'Dr. Ebner');
  server.review = aReview({ ...aRecorded(), rows: [] });
  await news.say('orders', { ids: [theRow.id] });
  expect(await form().findByText(/Max Götz hat um/)).toBeVisible();
  const alert = within(form().getByRole('alert'));
  expect(alert.getByText(/bei Ihnen „Dr\. Ebner“, gespeichert „Dr\. J\. Ebert“/)).toBeVisible();
  expect(field('Name der verschreibenden Person')).toHaveValue('Dr. Ebner');
  await user.click(alert.getByRole('button', { name: 'Gespeicherte laden' }));
  await vi.waitFor(() => expect(screen.queryByText(/Max Götz hat um/)).toBeNull(), onBusyMachine);
});
