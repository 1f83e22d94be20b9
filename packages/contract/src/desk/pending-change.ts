import { z } from 'zod';
import { releaseRules } from '../packing-settings.ts';
import { role } from './me.ts';

const bank = z.object({ bankName: z.string(), iban: z.string(), bic: z.string(), vatId: z.string().optional() });
const rule = z.enum(releaseRules);
const roles = z.array(role);

/** What would change, by its kind. */
export const pendingDetail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bank'), from: bank, to: bank }),
  z.object({ kind: z.literal('release'), from: rule, to: rule }),
  z.object({ kind: z.literal('roles'), name: z.string(), from: roles, to: roles }),
  z.object({ kind: z.literal('device'), name: z.string(), deviceName: z.string() }),
  z.object({ kind: z.literal('hold'), orderCode: z.string() }),
]);
export type PendingDetail = z.output<typeof pendingDetail>;

export const pendingChange = z.object({
  id: z.uuid(),
  detail: pendingDetail,
  proposedByName: z
    .string()
    .nullable()
    .describe('null for a command at the server, and for what stands in config.json'),
  proposedAt: z.iso.datetime(),
  countsFrom: z.iso.datetime().describe('from then on it counts without a second lead'),
  mayConfirm: z.boolean().describe('false for whoever proposed it, and whom it is about'),
});
export type PendingChange = z.output<typeof pendingChange>;
