import { type Block, linkAddress, markdownBlocks, paragraph, shopAddress } from '../mail/letter-service.ts';
import type { MailWords } from './mail-words.ts';

export interface Contract {
  termsVersion: string | null;
  shopUrl: string | null;
  /** As Markdown. */
  withdrawalText: string | null;
  termsText: string | null;
}

/** What the law wants with the patient's copy of what was agreed (§§ 312f, 312i BGB). */
export function contractBlocks(
  say: MailWords,
  { termsVersion, shopUrl, withdrawalText, termsText }: Contract,
): Block[] {
  const terms = shopAddress(shopUrl, '/agb');
  const resolve = (href: string) => (href.startsWith('/#/') ? shopAddress(shopUrl, href.slice(2)) : linkAddress(href));
  const wholeText = (title: string, text: string | null): Block[] =>
    text ? [{ kind: 'heading', level: 2, text: title }, ...markdownBlocks(text, resolve)] : [];
  const papers: Block[] = [
    ...(termsVersion ? [paragraph(say.terms({ version: termsVersion }))] : []),
    ...(termsVersion && terms ? [{ kind: 'link' as const, label: say.termsLink, href: terms }] : []),
    ...wholeText(say.withdrawal, withdrawalText),
    ...wholeText(say.termsHeading, termsText),
  ];
  if (papers.length === 0) return [];
  return [{ kind: 'heading', level: 2, text: say.contract }, paragraph(say.keep), ...papers];
}
