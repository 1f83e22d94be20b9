import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { wordingLimit } from '../mail-wordings.ts';
import { faultReasons } from '../setting-errors.ts';
import { mailTemplateIds } from './mail-words.ts';

const path = z.string().max(60).describe('of a sentence: `notices.subject.received`');
const bothLanguages = z.object({ de: z.string(), en: z.string() });

const mailTemplate = z.object({
  id: z.enum(mailTemplateIds),
  sentences: z.array(
    z.object({
      path,
      given: bothLanguages.describe('the words that come with the shop'),
      placeholders: z.array(z.string()).describe('each must occur: `code`'),
      mayStress: z.boolean().describe('whether words may stand in `<strong>`'),
      longest: z.int(),
      isUnfit: z.boolean().describe('the words that were set here no longer fit this version: the given ones are sent'),
    }),
  ),
});
export type MailTemplate = z.output<typeof mailTemplate>;

const fault = z.object({
  field: z.string().describe('path and language: `notices.subject.received.de`'),
  reason: z.enum(faultReasons),
  name: z.string().optional(),
  at: z.int().optional(),
});

const mailPreview = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  faults: z
    .array(fault)
    .describe('of the words that were sent along; where there is one, the mail has the given words'),
});
export type MailPreview = z.output<typeof mailPreview>;

export const readMailTemplates = endpoint('readMailTemplates', {
  summary: 'The mails about an order, with the sentences that can be changed and their given words',
  access: 'staff',
  right: 'changeSettings',
  output: z.object({ templates: z.array(mailTemplate) }),
});

export const previewMail = endpoint('previewMail', {
  summary: 'A mail as it would be sent with these words, about an order that does not exist; nothing is kept',
  access: 'staff',
  right: 'changeSettings',
  body: z.object({
    template: z.enum(mailTemplateIds),
    language: z.enum(['de', 'en']),
    words: z
      .record(path, z.object({ de: z.string().max(wordingLimit), en: z.string().max(wordingLimit) }))
      .describe('those that differ from the given ones, however unfinished'),
  }),
  output: mailPreview,
});
