/** What handing an order over can be refused with; part of the one catalogue in `errors.ts`. */
export const handOverErrors = {
  AdviceMissing: {
    status: 409,
    message: 'Nobody of the pharmaceutical staff has advised the patient about this order yet.',
  },
  TrackingUsed: { status: 409, message: 'Another parcel on its way has this tracking number.' },
} as const;
