import type { Rolldown } from 'vite';

/** Sentences of the pages that people arrive at: one file per language, asked for together with the first code. */
const firstWords =
  /i18n.(de|en)\.ts$|messages.(de|en).screens.(?:frame|pages|errors|home|catalogue|product|cart|content|consent|legal)\.ts$/;
const patientWords = /messages.(de|en).screens.(?:account|checkout|orders|prescription|profile)\.ts$/;
const deskWords = /messages.(de|en).screens.desk[\w-]*\.ts$/;

const markdown =
  /markdown-it|mdurl|linkify-it|uc\.micro|entities|texts.src.(?:blocks|front-matter|inline|markdown|page)\.ts/;
const parts =
  /src.(?:ui|lib).|app.(?:hero|use-)|domain.(?:content.page-words|content.use-|product|quantity|shop).|features.(?:accessibility.use-theme|home)|texts.src.(?:anchor|heading-line|image-address|safe-address)|lucide-react/;
/** What needs no markdown: it must not wait for the parser. */
const reading =
  /features.content.(?!render-prose|markdown-prose|legal|glossary|blog.(?:further|post-view|read-post|use-post))/;

/**
 * Which modules travel together. Small files travel worse than they compress, so what several pages share comes in a few
 * larger ones, cut by what people do. A group takes along what its modules need, unless an earlier one has it: they
 * stand from the ground up, so that no page loads what only another one needs.
 */
const groups: Omit<Rolldown.CodeSplittingGroup, 'priority'>[] = [
  { name: 'first-load', tags: ['$initial'] },
  { name: (id) => inLanguage('words', firstWords, id), debugName: 'words' },
  { name: (id) => inLanguage('patient-words', patientWords, id), debugName: 'patient words' },
  { name: (id) => inLanguage('desk-words', deskWords, id), debugName: 'desk words' },
  { name: 'parts', test: parts, minShareCount: 2 },
  { name: 'markdown', test: markdown },
  { name: 'reading', test: reading, minShareCount: 2 },
  { name: 'contact', test: /features.contact./, minShareCount: 2 },
  { name: 'cart', test: /(?:domain|features).cart./, minShareCount: 2 },
  { name: 'catalogue', test: /features.catalogue./, minShareCount: 2 },
  { name: 'overlays', test: /app.frame.header-overlays|features.(?:accessibility.(?!use-theme)|consent)/ },
  {
    name: 'ordering',
    test: /domain.(?:address|health-consent|prescription).|features.(?:onboarding|ordering)./,
    minShareCount: 2,
  },
  // Rules of orders, which patients' pages and the desk share: without a file of their own they would be the desk's.
  { name: 'orders', test: /contract.src.order-/, minShareCount: 2 },
  { name: 'desk', test: /src.(?:app|domain|features).desk./, minShareCount: 2 },
];

export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));

function inLanguage(name: string, words: RegExp, id: string): string | null {
  const [, first, second] = words.exec(id) ?? [];
  const language = first ?? second;
  return language ? `${name}-${language}` : null;
}
