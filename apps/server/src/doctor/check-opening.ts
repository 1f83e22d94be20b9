import type { ShopConfig } from '@shop/contract/shop-config';
import { type Finding, findingsOf } from './finding.ts';

const { remark, wrong } = findingsOf('settings');

interface OpeningFacts {
  isProduction: boolean;
  config: Pick<ShopConfig, 'cataloguePublic' | 'pharmacy'>;
  /** Whether somebody has said who sees products and prices, in config.json or at the desk; null where the desk cannot be asked. */
  isCatalogueDecided: boolean | null;
  /** What the desk has; null where nobody has set it there, and undefined where it cannot be asked. */
  vatIdAtDesk: string | null | undefined;
}

/** What only the pharmacy can decide or enter before patients come. */
export function checkOpening({ isProduction, config, isCatalogueDecided, vatIdAtDesk }: OpeningFacts): Finding[] {
  if (!isProduction) return [];
  const found: Finding[] = [];
  // The desk wins over the file. Where it cannot be asked, the number may be there.
  if ((vatIdAtDesk ?? config.pharmacy.vatId).trim() === '')
    found.push(
      (vatIdAtDesk === undefined ? remark : wrong)(
        'There is no tax number or VAT id: invoices over 250 € are not made (§ 14 UStG), they wait for it.',
        'Enter it at the desk under Regeln, Bank und Steuernummer; what waits is made then.',
      ),
    );
  if (!isCatalogueDecided)
    found.push(
      remark(
        `Nobody has decided in config.json${isCatalogueDecided === null ? '' : ' or at the desk'} whether strangers see products and prices (HWG § 10): ${config.cataloguePublic ? 'they do' : 'they do not'}.`,
        'Decide it before the opening: cataloguePublic in config.json, or at the desk under Regeln.',
      ),
    );
  return found;
}
