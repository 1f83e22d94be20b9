import { ShopError } from '../../errors.ts';
import { type Correction, correctProfile } from '../identity/person-service.ts';
import { changeContact } from '../orders/order-contact-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { type Asked, actOnRequest, close, journal, requireOpen, tell } from './privacy-service.ts';

/**
 * Corrects what the profile says. Orders that have ended, invoices and what was dispensed stay as they were written, and so does the
 * e-mail address until the old mailbox has had its time to stop the change. Refuses with `InvalidState` when nothing is different,
 * and with whatever the profile refuses.
 */
export async function correct(
  parts: OwnOrderParts,
  colleague: Colleague,
  { correction, ...asked }: Asked & { correction: Correction },
): Promise<void> {
  await actOnRequest(parts, colleague, asked, async (tx, { request, now }) => {
    requireOpen(request, 'correction');
    const { userId } = request;
    if (userId === null) throw new ShopError('InvalidState');
    const follow = {
      onPhoneChanged: (_tx: typeof tx, changed: { userId: string; phone: string }) => changeContact(tx, parts, changed),
    };
    const changes = await correctProfile(tx, { ...parts, ...follow }, userId, correction);
    if (changes.length === 0) throw new ShopError('InvalidState');
    const fields = changes.map(({ field }) => field);
    const personName = `${correction.firstName} ${correction.lastName}`;
    await close(tx, colleague, { request, now, outcome: 'done', changes, personName });
    await journal(tx, colleague, { id: request.id, what: 'privacyCorrected', now, detail: { fields } });
    // Of the address both mailboxes are told by itself: it is not corrected yet.
    const corrected = fields.filter((field) => field !== 'email');
    if (corrected.length > 0)
      await tell(tx, parts, { ...request, personName }, { kind: 'corrected', fields: corrected });
  });
}
