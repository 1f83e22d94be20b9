/** What somebody of the pharmacy may do at the desk, one word for each thing that a call can ask for. */
export const rights = [
  'manageStaff',
  'changeRules',
  'changeSettings',
  'changeRetention',

  'decidePrescription',
  'confirmOrder',
  'rejectOrder',
  'releaseOrder',
  'releaseBatch',
  'recallBatch',
  'closeDay',
  'seeJournal',

  'seeOrder',
  'seePrescription',
  'reviewPrescription',
  'tickCheck',
  'askPatient',
  'amendOrder',
  'prepareOrder',
  'weigh',
  'printLabel',
  'handOver',

  'receivePost',
  'receiveGoods',
  'countStock',
  'editCatalogue',

  'matchPayment',
  'refund',
  'seeInvoice',
  'exportBooks',

  'deliverOwnTour',
] as const;

export type Right = (typeof rights)[number];

/**
 * The roles of a pharmacy's staff as sets of rights. A person may have several and then may do what any of them may; a role
 * holds what it needs and no more, so accounting never sees a prescription and a courier only the tour of the day.
 */
export const roles = {
  lead: rights,
  pharmacist: [
    'seeOrder',
    'seePrescription',
    'reviewPrescription',
    'tickCheck',
    'askPatient',
    'amendOrder',
    'decidePrescription',
    'confirmOrder',
    'rejectOrder',
    'releaseOrder',
    'releaseBatch',
    'recallBatch',
    'closeDay',
    'seeJournal',
  ],
  pta: [
    'seeOrder',
    'seePrescription',
    'reviewPrescription',
    'tickCheck',
    'askPatient',
    'amendOrder',
    'prepareOrder',
    'weigh',
    'printLabel',
    'handOver',
  ],
  pka: ['seeOrder', 'receivePost', 'receiveGoods', 'countStock', 'editCatalogue', 'handOver'],
  accounting: ['matchPayment', 'refund', 'seeInvoice', 'exportBooks'],
  courier: ['deliverOwnTour'],
} as const satisfies Record<string, readonly Right[]>;

export type Role = keyof typeof roles;

export function hasRight(held: readonly Role[], right: Right): boolean {
  return held.some((role) => (roles[role] as readonly Right[]).includes(right));
}
