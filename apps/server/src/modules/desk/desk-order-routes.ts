import { noteDecision, previewAmendment, proposeAmendment } from '@shop/contract/desk/amendments';
import { addNote, noteCall, writeToPatient } from '@shop/contract/desk/notes';
import { actOnOrder, answerLikeness as answerLikenessCall, readDeskOrder } from '@shop/contract/desk/orders';
import type { ParsedInput } from '@shop/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { viewForStaff } from '../orders/desk-view-service.ts';
import { presentPreview, previewOf } from '../orders/order-amendment-service.ts';
import { answerLikeness } from '../orders/order-likeness-service.ts';
import { writeAsPharmacy } from '../orders/order-message-service.ts';
import { keepNote } from '../orders/order-note-service.ts';
import { openReadings } from '../orders/order-reading-service.ts';
import type { OrderAction, OrderParts } from '../orders/order-service.ts';
import { actAsStaff, findOrderForStaff, type StaffAct } from '../orders/staff-order-service.ts';
import { presentAfter, presentDeskOrder, presentNote } from './desk-order-presenter.ts';

export function registerDeskOrders(app: FastifyInstance, parts: OrderParts): void {
  const noteReading = openReadings(parts);

  serve(app, readDeskOrder, async ({ params, query: { ahead = false } }, { staff }) => {
    const view = await viewForStaff(parts, staff, params.id);
    await noteReading(staff, { orderId: view.order.id, isAhead: ahead });
    return presentDeskOrder(view);
  });

  serve(app, actOnOrder, async ({ params, headers, body }, { staff }) => {
    const { version, file, note, till } = body;
    const order = await actAsStaff(parts, staff, {
      orderId: params.id,
      action: readAction(body),
      seen: { version, file },
      key: headers['idempotency-key'],
      ...(note && { note: { text: note, isCall: false } }),
      ...(till && { till }),
    });
    return presentAfter(order);
  });

  serve(app, previewAmendment, async ({ params, body }) => {
    const order = await findOrderForStaff(parts.db, params.id);
    return presentPreview(order, await previewOf(parts.db, order, body.lines));
  });

  serve(app, proposeAmendment, async ({ params, headers, body: { version, reason, lines } }, { staff }) => {
    const order = await actAsStaff(parts, staff, {
      orderId: params.id,
      action: { name: 'propose', message: reason, lines },
      seen: { version },
      key: headers['idempotency-key'],
    });
    return presentAfter(order);
  });

  serve(app, noteDecision, async ({ params, headers, body }, { staff }) => {
    const { version, amendmentId, decision, call } = body;
    const order = await actAsStaff(parts, staff, {
      orderId: params.id,
      action: { name: decision, amendmentId },
      seen: { version },
      key: headers['idempotency-key'],
      note: { text: call, isCall: true },
    });
    return presentAfter(order);
  });

  serve(app, answerLikenessCall, async ({ params, headers, body: { isOwn } }, { staff }) => {
    await answerLikeness(parts, staff, { orderId: params.id, isOwn, key: headers['idempotency-key'] });
    return { success: true as const };
  });

  serve(app, addNote, async ({ params, headers, body: { text } }, { staff }) =>
    presentNote(
      await keepNote(parts, staff, { orderId: params.id, text, call: null, key: headers['idempotency-key'] }),
    ),
  );

  serve(app, writeToPatient, async ({ params, headers, body: { text } }, { staff }) =>
    presentAfter(await writeAsPharmacy(parts, staff, { orderId: params.id, text, key: headers['idempotency-key'] })),
  );

  serve(app, noteCall, async ({ params, headers, body: { text, whom, result } }, { staff }) =>
    presentNote(
      await keepNote(parts, staff, {
        orderId: params.id,
        text,
        call: { whom, result },
        key: headers['idempotency-key'],
      }),
    ),
  );
}

/** Only what belongs to the action goes along with it. */
function readAction(body: ParsedInput<typeof actOnOrder>['body']): StaffAct['action'] {
  const { action: name, message, trackingUrl = null, estimatedDeliveryDate = null, outcome, filled = [] } = body;
  if (name === 'stop') return { name, message: message ?? '', filled };
  if (name === 'sendAgain' && outcome) return { name, trackingUrl, estimatedDeliveryDate, outcome };
  if (name === 'undelivered' && message && outcome) return { name, message, outcome };
  if (name === 'ship') return { name, trackingUrl, estimatedDeliveryDate };
  if (name === 'redate') return { name, estimatedDeliveryDate: estimatedDeliveryDate ?? '' };
  return { name, ...(message && { message }) } as OrderAction & StaffAct['action'];
}
