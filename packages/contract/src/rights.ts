// Groups of rights that roles hold together.
const leading = ['manageStaff', 'changeRules', 'changeSettings', 'changeRetention'] as const;
const pharmaceutical = [
  'decidePrescription',
  'confirmOrder',
  'rejectOrder',
  'releaseOrder',
  'releaseBatch',
  'recallBatch',
  'closeDay',
  'seeJournal',
] as const;
const checking = [
  'seeOrder',
  'seePrescription',
  'reviewPrescription',
  'tickCheck',
  'askPatient',
  'amendOrder',
] as const;
const making = ['prepareOrder', 'weigh', 'printLabel', 'handOver'] as const;
const goods = ['seeStock', 'receivePost', 'receiveGoods', 'countStock', 'editCatalogue'] as const;
const books = ['matchPayment', 'refund', 'seeInvoice', 'exportBooks'] as const;

/** What somebody of the pharmacy may do at the desk, one word for each thing that a call can ask for. */
export const rights = [
  ...leading,
  ...pharmaceutical,
  ...checking,
  ...making,
  ...goods,
  ...books,
  'deliverOwnTour',
] as const;

export type Right = (typeof rights)[number];

/**
 * The roles of a pharmacy's staff as sets of rights. A person may have several and then may do what any of them may; a role
 * holds what it needs and no more, so accounting never sees a prescription and a courier only the tour of the day.
 */
export const roles = {
  lead: rights,
  pharmacist: [...checking, ...pharmaceutical, 'handOver', 'seeStock'],
  pta: [...checking, ...making, 'seeStock'],
  pka: ['seeOrder', ...goods, 'handOver'],
  accounting: books,
  courier: ['deliverOwnTour'],
} as const satisfies Record<string, readonly Right[]>;

export type Role = keyof typeof roles;

export function hasRight(held: readonly Role[], right: Right): boolean {
  return held.some((role) => (roles[role] as readonly Right[]).includes(right));
}
