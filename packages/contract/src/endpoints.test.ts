import { expect, test } from 'vitest';
import { type Call, type CallName, calls } from './calls.ts';
import { endpoints } from './endpoints.ts';
import { errors } from './errors.ts';
import { promisedCalls } from './promised-calls.ts';

const everyCall = Object.entries(calls) as [CallName, Call][];

const ours = [
  'GET /api/health',
  'GET /api/ready',
  'PUT /api/shop/v1/patient/phone',
  'POST /api/shop/v1/patient/email/code',
  'PUT /api/shop/v1/patient/email',
  'GET /api/shop/v1/patient/email/change',
  'POST /api/shop/v1/patient/email/change/code',
  'POST /api/shop/v1/patient/email/change/confirmation',
  'DELETE /api/shop/v1/patient/email/change',
  'POST /api/shop/v1/email-changes/stop',
  'POST /api/shop/v1/auth/devices',
  'GET /api/shop/v1/patient/consents/health-data',
  'POST /api/shop/v1/patient/consents',
  'GET /api/shop/v1/patient/consents/health-data/withdrawal',
  'POST /api/shop/v1/patient/consents/health-data/withdrawal',
  'GET /api/shop/v1/patient/waitlist',
  'POST /api/shop/v1/patient/waitlist',
  'DELETE /api/shop/v1/patient/waitlist/:id',
  'GET /api/shop/v1/patient/delivery-addresses',
  'POST /api/shop/v1/patient/delivery-addresses',
  'PUT /api/shop/v1/patient/delivery-addresses/:id',
  'DELETE /api/shop/v1/patient/delivery-addresses/:id',
  'POST /api/shop/v1/patient/export',
  'POST /api/shop/v1/patient/deletion',
  'POST /api/cms/logout',
  'GET /api/cms/changes',
  'DELETE /api/cms/content',
  'GET /api/cms/image',
  'GET /api/cms/revisions',
  'GET /api/cms/revisions/:revision',
  'POST /api/cms/restore',
  'POST /api/cms/rename',
  'POST /api/shop/v1/orders/:id/cover-sheet',
  'POST /api/shop/v1/orders/:id/cancellation',
  'POST /api/shop/v1/orders/:id/prescription',
  'POST /api/shop/v1/orders/:id/answer',
  'POST /api/shop/v1/orders/:id/messages',
  'POST /api/shop/v1/orders/:id/amendment',
  'GET /api/desk/orders/:id',
  'POST /api/desk/orders/:id/actions',
  'POST /api/desk/orders/:id/amendments/preview',
  'POST /api/desk/orders/:id/amendments',
  'POST /api/desk/orders/:id/amendments/decision',
  'POST /api/desk/orders/:id/notes',
  'POST /api/desk/orders/:id/messages',
  'POST /api/desk/orders/:id/calls',
  'POST /api/shop/v1/withdrawals',
  'GET /api/desk/payments',
  'POST /api/desk/payments/sure',
  'POST /api/desk/payments/entries/:id/booking',
  'POST /api/desk/payments/entries/:id/aside',
  'POST /api/desk/payments/entries/:id/undo',
  'POST /api/desk/payments/till/:id/undo',
  'GET /api/desk/payments/settled',
  'GET /api/desk/payments/orders',
  'POST /api/desk/payments/refunds/:id',
  'POST /api/desk/payments/statements',
  'GET /api/desk/payments/statements',
  'GET /api/desk/queue',
  'POST /api/desk/search',
  'GET /api/desk/find',
  'POST /api/desk/queue/take',
  'POST /api/desk/queue/release',
  'POST /api/desk/queue/delay',
  'GET /api/desk/events',
  'GET /api/desk/journal',
  'POST /api/desk/journal/check',
  'GET /api/desk/day',
  'POST /api/desk/day/close',
  'GET /api/desk/day/list.pdf',
  'GET /api/desk/books/datev.csv',
  'GET /api/desk/books/invoices.zip',
  'GET /api/desk/inspection.zip',
  'GET /api/desk/withdrawals',
  'POST /api/desk/withdrawals',
  'GET /api/desk/withdrawals/:id',
  'POST /api/desk/withdrawals/:id/order',
  'POST /api/desk/withdrawals/:id/sender',
  'POST /api/desk/withdrawals/:id/acceptance',
  'POST /api/desk/withdrawals/:id/refusal',
  'POST /api/desk/withdrawals/:id/goods',
  'POST /api/desk/withdrawals/:id/waiver',
  'POST /api/desk/withdrawals/:id/end',
  'POST /api/desk/withdrawals/:id/dismissal',
  'POST /api/desk/withdrawals/:id/reopening',
  'GET /api/desk/withdrawals/:id/goods.pdf',
  'GET /api/desk/retention',
  'POST /api/desk/retention/runs',
  'POST /api/desk/retention/holds',
  'POST /api/desk/retention/holds/:id/end',
  'GET /api/desk/privacy',
  'POST /api/desk/privacy',
  'POST /api/desk/privacy-person',
  'GET /api/desk/privacy/:id',
  'POST /api/desk/privacy/:id/extension',
  'GET /api/desk/privacy/:id/copy.zip',
  'POST /api/desk/privacy/:id/copy',
  'POST /api/desk/privacy/:id/correction',
  'POST /api/desk/privacy/:id/erasure',
  'POST /api/desk/privacy/:id/restriction',
  'POST /api/desk/privacy/:id/lift-notice',
  'POST /api/desk/privacy/:id/lift',
  'POST /api/desk/privacy/:id/refusal',
  'GET /api/desk/rules',
  'POST /api/desk/rules',
  'PUT /api/desk/rules/:id',
  'POST /api/desk/rules/:id/removal',
  'POST /api/desk/rules-effects',
  'POST /api/desk/rules-trial',
  'GET /api/desk/rates',
  'POST /api/desk/rates',
  'PUT /api/desk/rates/:id',
  'PUT /api/desk/rates/:id/postal-codes',
  'GET /api/desk/overview',
  'POST /api/desk/post/originals',
  'POST /api/desk/post/search',
  'GET /api/desk/post/letters',
  'POST /api/desk/post/letters',
  'POST /api/desk/post/letters/:id/end',
  'GET /api/desk/me',
  'POST /api/desk/sign-in/code',
  'POST /api/desk/sign-in',
  'GET /api/desk/visit',
  'POST /api/desk/admission-code',
  'POST /api/desk/passkeys/options',
  'POST /api/desk/passkeys',
  'POST /api/desk/opening/options',
  'POST /api/desk/opening',
  'POST /api/desk/lock',
  'POST /api/desk/sign-out',
  'GET /api/desk/me/devices',
  'POST /api/desk/me/recovery-code',
  'GET /api/desk/staff',
  'POST /api/desk/staff',
  'PUT /api/desk/staff/:id',
  'POST /api/desk/staff/:id/end',
  'POST /api/desk/passkeys/:id/admission',
  'POST /api/desk/passkeys/:id/end',
  'POST /api/desk/sessions/:id/end',
  'GET /api/desk/orders/:id/prescription',
  'PUT /api/desk/orders/:id/prescription/record',
  'POST /api/desk/orders/:id/prescription/ticks',
  'POST /api/desk/orders/:id/prescription/answers',
  'GET /api/desk/orders/:id/prescription/files',
  'POST /api/desk/orders/:id/prescription/openings',
  'GET /api/desk/orders/:id/prescription/openings/:opening/pages/:page',
  'GET /api/desk/orders/:id/prescription/openings/:opening/file',
  'POST /api/desk/orders/:id/prescription/original/form',
  'POST /api/desk/orders/:id/prescription/original',
  'GET /api/desk/packing/:id',
  'POST /api/desk/packing/:id/weighings',
  'POST /api/desk/packing/:id/batch',
  'POST /api/desk/packing/:id/papers',
  'GET /api/desk/catalogue',
  'POST /api/desk/catalogue',
  'GET /api/desk/catalogue/:id',
  'PUT /api/desk/catalogue/:id',
  'POST /api/desk/catalogue/:id/price',
  'POST /api/desk/catalogue/:id/sale',
  'POST /api/desk/catalogue/:id/pictures',
  'PUT /api/desk/catalogue/:id/pictures',
  'GET /api/shop/v1/pharmacy-shop/pictures/:file',
  'POST /api/desk/catalogue-import/preview',
  'POST /api/desk/catalogue-import',
  'GET /api/desk/stock',
  'GET /api/desk/stock/:id',
  'GET /api/desk/stock/:id/movements',
  'POST /api/desk/batches',
  'POST /api/desk/batches/:id/release',
  'POST /api/desk/batches/:id/lock',
  'POST /api/desk/batches/:id/unlock',
  'POST /api/desk/batches/:id/count',
  'POST /api/desk/batches/:id/write-off',
  'POST /api/desk/batches/:id/certificate',
  'GET /api/desk/certificates/:id',
  'GET /api/shop/v1/pharmacy-shop/products/:slug/certificate',
  'GET /api/desk/handover',
  'POST /api/desk/handover/parcels',
  'GET /api/desk/handover/parcels.pdf',
  'POST /api/desk/handover/tours',
  'GET /api/desk/tours/:id/sheet.pdf',
  'POST /api/desk/orders/:id/advice',
  'POST /api/desk/orders/:id/counter',
  'GET /api/desk/tour',
  'POST /api/desk/stops/:id/end',
  'POST /api/desk/batches/:id/recall',
  'GET /api/desk/recalls',
  'GET /api/desk/recalls/:id',
  'POST /api/desk/recalls/:id/contacts',
  'POST /api/desk/recalls/:id/mails',
  'GET /api/desk/recalls/:id/people.csv',
  'POST /api/desk/recalls/:id/end',
  'GET /api/desk/settings',
  'PUT /api/desk/settings',
  'GET /api/desk/mail-templates',
  'POST /api/desk/mail-previews',
];

const base = { api: '/api', marketplace: '', root: '', editor: '/api/cms' };

function address({ method, path, mount }: Call) {
  return `${method} ${base[mount]}${path}`;
}

test('the calls are the promised ones, and our own', () => {
  expect(everyCall.map(([, call]) => address(call)).sort()).toEqual([...promisedCalls, ...ours].sort());
});

test('no two calls share a method and a path', () => {
  const addresses = everyCall.map(([, call]) => address(call));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every call has an endpoint of its own name, method and path', () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(calls).sort());
  for (const [name, call] of everyCall) expect(endpoints[name]).toMatchObject({ name, ...call });
});

test('a path and its parameters name the same things', () => {
  for (const endpoint of Object.values(endpoints)) {
    const inPath = [...endpoint.path.matchAll(/:(\w+)|(\*)$/g)].map(([, name, rest]) => name ?? rest);
    const inSchema = 'params' in endpoint ? Object.keys(endpoint.params.shape) : [];
    expect([endpoint.name, ...inSchema.sort()]).toEqual([endpoint.name, ...inPath.sort()]);
  }
});

test('a call that only reads takes no body', () => {
  const readers = Object.values(endpoints).filter(({ method }) => method === 'GET');
  expect(readers.filter((endpoint) => 'body' in endpoint).map(({ name }) => name)).toEqual([]);
});

test('every error a call names is in the catalogue, once', () => {
  for (const endpoint of Object.values(endpoints)) {
    const named: readonly string[] = endpoint.errors;
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([...named]));
    expect(new Set(named).size).toBe(named.length);
  }
});
