import { z } from 'zod';
import { failure } from './failure.ts';

/** What can be wrong with a value of the settings. */
export const faultReasons = [
  'characters',
  'country',
  'length',
  'checksum',
  'missing',
  'order',
  'unknownPlaceholder',
  'brokenPlaceholder',
  'missingPlaceholder',
  'tag',
  'link',
  'twice',
  'tooMany',
] as const;

/** What a change of the settings can be refused with; part of the one catalogue of errors in `errors.ts`. */
export const settingErrors = {
  SettingChanged: failure(409, 'Somebody else has changed this setting in the meantime.', {
    changedByName: z.string().nullable(),
    changedAt: z.iso.datetime().nullable(),
  }),
  SettingRefused: failure(422, 'A value of this setting is not right.', {
    field: z.string().describe('where it stands in the value: `iban`, `photo.de`'),
    reason: z.enum(faultReasons),
    name: z.string().optional().describe('the placeholder as it was typed'),
    at: z.int().optional().describe('the character of the text it begins at, from 1'),
  }),
  ChangePending: failure(409, 'A change of this waits already.', {
    countsFrom: z.iso.datetime(),
  }),
  SecondLeadNeeded: failure(409, 'Another lead has to confirm this.'),
};
