import { z } from 'zod';
import { failure } from './failure.ts';

/** What handing an order over and taking goods back can be refused with; part of the one catalogue in `errors.ts`. */
export const handOverErrors = {
  AdviceMissing: failure(409, 'Nobody of the pharmaceutical staff has advised the patient about this order yet.'),
  TillReceiptMissing: failure(409, 'What is paid or given back at the till needs the number of its receipt.'),
  TrackingUsed: failure(409, 'Another parcel on its way has this tracking number.'),
  OrderNotSent: failure(409, 'Goods can be taken back once the order has left the house.'),
  NothingToTakeBack: failure(409, 'Nothing of this order is left to take back.'),
  LinesNotReturnable: failure(422, 'Some of these lines are not part of the order, or were credited before.', {
    positions: z.array(z.int()),
  }),
  WithdrawalUndecided: failure(409, 'The patient has withdrawn from this order: decide that case first.'),
};
