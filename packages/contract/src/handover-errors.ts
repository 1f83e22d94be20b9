import { z } from 'zod';

/** What handing an order over and taking goods back can be refused with; part of the one catalogue in `errors.ts`. */
export const handOverErrors = {
  AdviceMissing: {
    status: 409,
    message: 'Nobody of the pharmaceutical staff has advised the patient about this order yet.',
  },
  TrackingUsed: { status: 409, message: 'Another parcel on its way has this tracking number.' },
  OrderNotSent: { status: 409, message: 'Goods can be taken back once the order has left the house.' },
  NothingToTakeBack: { status: 409, message: 'Nothing of this order is left to take back.' },
  LinesNotReturnable: {
    status: 422,
    message: 'Some of these lines are not part of the order, or were credited before.',
    data: z.object({ positions: z.array(z.int()) }),
  },
  WithdrawalUndecided: {
    status: 409,
    message: 'The patient has withdrawn from this order: decide that case first.',
  },
} as const;
