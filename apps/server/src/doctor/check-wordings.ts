import { isMailWordings } from '@shop/contract/mail-wordings';
import type { SettingFault } from '@shop/contract/settings';
import { wordingFaults } from '../modules/orders/mail-template-service.ts';
import { type Finding, findingsOf } from './finding.ts';

const { fine, remark } = findingsOf('mail');

const mostNamed = 5;

/**
 * Whether the sentences of mails in the pharmacy's own words fit this version, which may want other values in them (decision 68).
 * The desk marks those that do not; after an update somebody has to know that it is worth a look.
 */
export function checkWordings(wordings: unknown): Finding[] {
  if (!isMailWordings(wordings) || Object.keys(wordings).length === 0) return [];
  // A sentence that is gone is one in both languages.
  const faults = [...new Set(wordingFaults(wordings).map(tell))];
  if (faults.length === 0) return [fine('The mails in your own words fit this version.')];
  const more = faults.length > mostNamed ? `, and ${faults.length - mostNamed} more` : '';
  return [
    remark(
      `Sentences of mails in your own words do not fit this version, and patients get those that come with the shop: ${faults.slice(0, mostNamed).join(', ')}${more}.`,
      'Change them at the desk under Regeln, Mails, which marks them, or take them out of mails in config.json.',
    ),
  ];
}

function tell({ field, reason, name }: SettingFault): string {
  const path = field.replace(/\.\w+$/, '');
  if (reason === 'unknownPlaceholder') {
    return name === path ? `${path} (there is no such sentence)` : `${field} (there is no placeholder ${name})`;
  }
  if (reason === 'missingPlaceholder') return `${field} (the placeholder ${name} is missing)`;
  if (reason === 'length') return `${field} (too long)`;
  return name ? `${field} (${name} cannot stand there)` : field;
}
