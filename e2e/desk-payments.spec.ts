import type { Page } from '@playwright/test';
import { givenUnpaidOrders, statement } from './bank.ts';
import { openDeskAs } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { pharmacy, reserve } from './pharmacy.ts';

test.use({ shopOf: 'desk-payments' });

const codes = {
  sure: 'R9JV-C2XG',
  written: 'T5NJ-9CVD',
  less: 'N2VX-8TRJ',
  more: 'B9QD-5WHF',
  mistyped: 'K5RB-J9VC',
  first: 'Y7CG-XR4B',
  second: 'F4MD-N8QT',
  ended: 'H8PF-3XQG',
  twice: 'D4KC-W7MB',
};
const price = 8_980;

const rowOf = (desk: Page, words: RegExp) =>
  desk.getByRole('table', { name: 'Offene Buchungen' }).getByRole('row', { name: words });

/** Takes the entry of this row in hand. */
async function take(desk: Page, words: RegExp): Promise<void> {
  await rowOf(desk, words).getByRole('button').click();
  await expect(rowOf(desk, words)).toHaveAttribute('aria-current', 'true');
}

async function assign(desk: Page, words: RegExp): Promise<void> {
  await take(desk, words);
  await desk.getByRole('button', { name: 'Zuordnen' }).click();
  await expect(rowOf(desk, words)).toHaveCount(0);
}

async function read(desk: Page, ...files: ReturnType<typeof statement>[]): Promise<void> {
  await desk.getByLabel('Dateien wählen').setInputFiles(files);
  await expect(desk.getByRole('button', { name: 'Fertig' })).toBeVisible();
}

test('money of ten orders is read, matched with every near miss, sent back and taken back', async ({
  page: desk,
  openDesk,
  patient,
  shop,
  mailbox,
  browserErrors,
}) => {
  test.slow();
  const waiting = Object.entries(codes).map(([kind, code]) => ({
    code,
    cents: price,
    ...(kind === 'ended' && { status: 'cancelled' as const }),
  }));
  const amended = await reserve(patient, { grams: 10 });
  await pharmacy(shop, amended, 'review');
  await openDeskAs(desk, shop, mailbox, { name: 'Sina Ohlig', role: 'accounting' });
  await givenUnpaidOrders(shop, waiting);
  await desk.getByRole('link', { name: 'Zahlungen' }).click();
  await expect(desk.getByText('Noch kein Kontoauszug gelesen')).toBeVisible();
  await expectNoBarrier(desk, 'payments without a statement');
  await desk.setViewportSize({ width: 1440, height: 900 });

  const total = await test.step('a foreign account and a foreign currency are refused', async () => {
    browserErrors.expect(/422/);
    const one = { cents: 100, purpose: codes.sure, reference: 'X' };
    await read(
      desk,
      statement('fremd.xml', [one], { iban: 'DE02120300000000202051' }),
      statement('dollar.xml', [{ ...one, currency: 'USD' }]),
    );
    await expect(desk.getByText('Dieser Auszug gehört zu einem anderen Konto als dem der Apotheke.')).toBeVisible();
    await expect(desk.getByText(/in einer anderen Währung als Euro/)).toBeVisible();
    await desk.getByRole('button', { name: 'Fertig' }).click();
    return desk.evaluate(async (code) => {
      const order = await (await fetch(`/api/desk/payments/orders?code=${code}`)).json();
      return (order as { openCent: number }).openCent;
    }, amended);
  });

  await test.step('sure ones are booked in one go; an entry counts once', async () => {
    const auszug = statement('auszug-221.xml', [
      { cents: price, purpose: codes.sure, reference: 'A1' },
      { cents: price, purpose: `Rezept ${codes.written.toLowerCase().replace('-', '')} danke`, reference: 'A2' },
      { cents: price - 400, purpose: codes.less, reference: 'A3', name: 'Wenig, W.' },
      { cents: price + 900, purpose: codes.more, reference: 'A4', name: 'Viel, V.' },
      { cents: price, purpose: 'K5RB-J9VD', reference: 'A5', name: 'Tippfehler' },
      { cents: 2 * price - 500, purpose: `${codes.first} und ${codes.second}`, reference: 'A6', name: 'Beide' },
      { cents: price, purpose: codes.ended, reference: 'A7', name: 'Spaet' },
      { cents: price, purpose: codes.twice, reference: 'A8', name: 'Doppelt' },
      { cents: price, purpose: codes.twice, reference: 'A9', name: 'Doppelt' },
      { cents: total, purpose: amended, reference: 'A10' },
      { cents: 7_500, purpose: 'Zinsen', reference: 'A11', name: 'Bank' },
    ]);
    await read(desk, auszug, { ...auszug, name: 'noch-einmal.xml' });
    await expect(desk.getByText('11 Buchungen, davon 11 neu.')).toBeVisible();
    await expect(desk.getByText('11 Buchungen, davon keine neu.')).toBeVisible();
    await desk.getByRole('button', { name: 'Fertig' }).click();
    await expectNoBarrier(desk, 'payments with every near miss');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.keyboard.press('Shift+S');
    await expect(desk.getByText('4 Zahlungen verbucht.')).toBeVisible();
  });

  await test.step('each near one shows why, and a person decides', async () => {
    await expect(rowOf(desk, /Wenig.*4,00 € fehlen/)).toBeVisible();
    await expect(rowOf(desk, /Viel.*9,00 € zu viel/)).toBeVisible();
    await expect(rowOf(desk, /Doppelt.*schon bezahlt/)).toBeVisible();
    await assign(desk, /Wenig/);
    const mail = await mailbox.latestTo(`lena.${codes.less.toLowerCase()}@patient.example`);
    expect(mail.text).toContain('4,00');
    await assign(desk, /Viel/);
    await take(desk, /Tippfehler.*Code vertippt/);
    await expect(desk.getByRole('row', { name: /^Code .*fast gleich$/ })).toBeVisible();
    // The entry in hand leads on to its decision, which the next Enter takes.
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: 'Zuordnen' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(rowOf(desk, /Tippfehler/)).toHaveCount(0);
    await take(desk, /Beide.*mehrere Bestellungen/);
    await expect(desk.getByRole('textbox', { name: `Anteil von ${codes.second} in €` })).toHaveValue('84,80');
    await desk.getByRole('button', { name: 'Zuordnen' }).click();
    await expect(rowOf(desk, /Beide/)).toHaveCount(0);
    await assign(desk, /Spaet.*Bestellung beendet/);
    await assign(desk, /Doppelt.*schon bezahlt/);
    await take(desk, /Bank.*Zinsen/);
    await desk.keyboard.press('x');
    await desk.getByRole('textbox', { name: 'Grund' }).fill('Zinsen der Bank');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('Alle Buchungen der gelesenen Auszüge sind zugeordnet.')).toBeVisible();
    await expect(desk.getByText('3 fällig, 188,60 €')).toBeVisible();
  });

  await test.step('an order that costs less after it was paid is refunded, and the outgoing entry closes it', async () => {
    const pharmacist = await openDesk({ name: 'Anna Reuter', role: 'pharmacist' });
    await pharmacist.evaluate(async (code) => {
      async function ask(method: string, address: string, body?: object) {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
        const response = await fetch(`/api/desk/${address}`, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
        return response.json();
      }
      const { id } = await ask('GET', `find?code=${code}`);
      const before = await ask('GET', `orders/${id}`);
      const [line] = before.lines;
      await ask('POST', `orders/${id}/amendments`, {
        version: before.version,
        reason: 'Nur 5 g sind lieferbar.',
        lines: [{ position: line.position, quantity: 5 }],
      });
      const after = await ask('GET', `orders/${id}`);
      await ask('POST', `orders/${id}/amendments/decision`, {
        version: after.version,
        amendmentId: after.amendments.at(-1).id,
        decision: 'agree',
        call: 'Am Telefon zugestimmt.',
      });
    }, amended);
    await desk.reload();
    const refund = desk.getByRole('listitem').filter({ hasText: amended });
    await expect(refund).toBeVisible();
    const words = (await refund.locator('span').first().textContent()) ?? '';
    const cents = Number(words.replace(/\D/g, ''));
    expect(cents).toBeGreaterThan(0);
    // The oldest order comes first, and its code is shown.
    await expect(refund.getByRole('img', { name: /^GiroCode der Rückzahlung/ })).toBeVisible();
    await read(
      desk,
      statement('auszug-222.xml', [{ cents: -cents, purpose: `Rueckzahlung ${amended}`, reference: 'B1' }]),
    );
    await desk.getByRole('button', { name: 'Fertig' }).click();
    await expect(desk.getByRole('button', { name: /^Eine sichere verbuchen/ })).toBeVisible();
    await desk.keyboard.press('Shift+S');
    await expect(refund).toHaveCount(0);
  });

  await test.step('a reversal is flagged, and a booking is undone', async () => {
    await read(
      desk,
      statement('auszug-223.xml', [
        { cents: -price, purpose: codes.sure, reference: 'C1', name: 'Rueck', isReversal: true },
      ]),
    );
    await take(desk, /Rueck.*Rückbuchung/);
    await expect(desk.getByText(/gilt die Bestellung nicht mehr als bezahlt/)).toBeVisible();
    await expect(desk.getByRole('button', { name: /sichere verbuchen/ })).toHaveCount(0);
    await desk.getByRole('button', { name: 'Zuordnen' }).click();
    await expect(desk.getByText('Alle Buchungen der gelesenen Auszüge sind zugeordnet.')).toBeVisible();
    await desk.getByRole('button', { name: 'Frühere Auszüge' }).click();
    await expectNoBarrier(desk, 'earlier statements');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.getByRole('button', { name: /Zuordnung von Rueck.*zurücknehmen/ }).click();
    await desk.getByRole('textbox', { name: 'Grund' }).fill('falsch gelesen');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('button', { name: /Zuordnung von Rueck/ })).toHaveCount(0);
    await desk.keyboard.press('Escape');
    await expect(rowOf(desk, /Rueck.*Rückbuchung/)).toBeVisible();
  });
});
