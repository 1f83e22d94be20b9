/**
 * Every key of the query cache. Nobody else writes one: who reads, replaces or invalidates an answer names it by this table.
 * Called without its last parts, a key stands for all that begin with it.
 */

/** The same for everybody. */
export const publicKeys = {
  products: (...type: [type?: string]) => ['products', ...type],
  product: (...slug: [slug?: string]) => ['product', ...slug],
  shopId: (domain: string) => ['shop-id', domain],
  shopContext: (domain: string, shopId: string | null) => ['shop-context', domain, shopId],
  pageText: (...page: [name?: string, locale?: string]) => ['page-text', ...page],
  blogIndex: (...language: [language?: string]) => ['blog-index', ...language],
  post: (...post: [language?: string, slug?: string]) => ['post', ...post],
  faq: (...language: [language?: string]) => ['faq', ...language],
  glossary: (...language: [language?: string]) => ['glossary', ...language],
  legal: (...text: [name?: string, language?: string]) => ['legal', ...text],
};

/** The texts of the pharmacy among them, which editors change. */
export const textKeys = [
  publicKeys.pageText(),
  publicKeys.blogIndex(),
  publicKeys.post(),
  publicKeys.faq(),
  publicKeys.glossary(),
  publicKeys.legal(),
];

export const sessionKey = ['session'];
/** A guest has one too. */
export const cartKey = ['cart'];

/** What only a signed-in patient is answered. */
export const patientKeys = {
  all: () => ['patient'],
  personalData: () => ['patient', 'personal-data'],
  deliveryAddresses: () => ['patient', 'delivery-addresses'],
  emailChange: () => ['patient', 'email-change'],
  healthConsent: () => ['patient', 'health-consent'],
  consentWithdrawal: () => ['patient', 'consent-withdrawal'],
  orders: () => ['patient', 'orders'],
  waitlist: () => ['patient', 'waitlist'],
  order: (...id: [id?: string]) => ['patient', 'order', ...id],
  shippingOptions: (...question: [asked?: unknown, circumstances?: unknown]) => [
    'patient',
    'shipping-options',
    ...question,
  ],
};

/** What only staff at the desk are answered. */
export const deskKeys = {
  all: () => ['desk'],
  visit: () => ['desk', 'visit'],
  me: () => ['desk', 'me'],
  staff: () => ['desk', 'staff'],
  ownDevices: () => ['desk', 'own-devices'],
  sitting: () => ['desk', 'sitting'],
  originals: () => ['desk', 'orders', 'originals'],
  letters: (...state: [state?: string]) => ['desk', 'letters', ...state],
  journal: (...filter: [filter?: object]) => ['desk', 'journal', ...filter],
  retention: () => ['desk', 'retention'],
  privacy: () => ['desk', 'privacy'],
  privacyList: () => ['desk', 'privacy', 'list'],
  privacyRequest: (id: string) => ['desk', 'privacy', 'request', id],
  day: () => ['desk', 'day'],
  stock: () => ['desk', 'stock'],
  stockList: () => ['desk', 'stock', 'list'],
  productStock: (id: string) => ['desk', 'stock', 'product', id],
  recalls: () => ['desk', 'stock', 'recalls'],
  recall: (id: string) => ['desk', 'stock', 'recall', id],
  filledGoods: () => ['desk', 'stock', 'filled'],
  filledOf: (id: string) => ['desk', 'stock', 'filled', id],
  movements: (id: string) => ['desk', 'stock', 'movements', id],
  rules: () => ['desk', 'rules'],
  rulesList: () => ['desk', 'rules', 'list'],
  rates: () => ['desk', 'rules', 'rates'],
  ruleEffects: (question: string) => ['desk', 'rules', 'effects', question],
  ruleTrial: (question: string) => ['desk', 'rules', 'trial', question],
  catalogue: () => ['desk', 'catalogue'],
  catalogueList: () => ['desk', 'catalogue', 'list'],
  catalogueProduct: (id: string) => ['desk', 'catalogue', 'product', id],
  settings: () => ['desk', 'settings'],
  mailTemplates: () => ['desk', 'settings', 'mails'],
  undecided: () => ['desk', 'settings', 'undecided'],
  mailPreview: (id: string, language: string, words: string) => ['desk', 'mail-preview', id, language, words],
  payments: () => ['desk', 'payments'],
  paymentList: () => ['desk', 'payments', 'list'],
  statements: () => ['desk', 'payments', 'statements'],
  settledPayments: () => ['desk', 'payments', 'settled'],
  /** What was booked in since this desk was opened. */
  delivered: () => ['desk', 'delivered'],
  orders: () => ['desk', 'orders'],
  overview: () => ['desk', 'orders', 'overview'],
  found: (code: string) => ['desk', 'orders', 'found', code],
  search: (words: string) => ['desk', 'orders', 'search', words],
  queue: (...place: [lane?: string, isMine?: boolean]) => ['desk', 'orders', 'queue', ...place],
  order: (...id: [id?: string]) => ['desk', 'orders', 'order', ...id],
  handOver: (...part: [part?: string, id?: string]) => ['desk', 'orders', 'hand-over', ...part],
  withdrawals: (closed: string) => ['desk', 'orders', 'withdrawals', closed],
  withdrawal: (id: string) => ['desk', 'orders', 'withdrawal', id],
  ownTour: () => ['desk', 'orders', 'own-tour'],
  packing: (id: string) => ['desk', 'orders', 'packing', id],
  review: (id: string) => ['desk', 'orders', 'review', id],
  amendmentPreview: (id: string, version: number, lines: string) => ['desk', 'amendment-preview', id, version, lines],
  returnChoice: (id: string) => ['desk', 'orders', 'order', id, 'returns'],
  returnPreview: (id: string, version: number, lines: string) => ['desk', 'return-preview', id, version, lines],
  /** What is typed and not sent yet. */
  draft: (...form: [subjectId?: string, form?: string]) => ['desk', 'draft', ...form],
  prescriptionFiles: (id: string) => ['desk', 'orders', 'prescription-files', id],
  /** Apart from the orders: news of an order must not open its file once more. */
  opening: (id: string, file: string) => ['desk', 'opening', id, file],
  recordDraft: (...id: [id?: string]) => ['desk', 'record-draft', ...id],
  prescriptionPage: (id: string, opening: number, page: number) => ['desk', 'prescription-page', id, opening, page],
};

export const editorKeys = {
  folder: (...folder: [dir?: string, area?: string]) => ['editor', 'folder', ...folder],
  changes: () => ['editor', 'changes'],
  file: (path: string | null) => ['editor', 'file', path],
  twin: (path: string | null) => ['editor', 'twin', path],
  anchors: (path: string | null) => ['editor', 'anchors', path],
  revisions: (path: string) => ['editor', 'revisions', path],
  revision: (path: string, revision: string | undefined) => ['editor', 'revision', path, revision],
};

const publicSubjects = new Set<unknown>([
  ...textKeys.map(([subject]) => subject),
  ...[publicKeys.products(), publicKeys.product(), publicKeys.shopId(''), publicKeys.shopContext('', null)].map(
    ([subject]) => subject,
  ),
]);

/** Everything that is not known to be public may belong to a person. Who is signed in is nobody's secret. */
export function isPersonalKey([subject]: readonly unknown[]): boolean {
  return !publicSubjects.has(subject) && subject !== sessionKey[0];
}
