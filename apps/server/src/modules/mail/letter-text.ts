import { type Block, type Letter, linkAddress, visible, type Words } from './letter-blocks.ts';

const longestUnderline = 40;

export function letterText({ title, shopName, tagline, blocks, footer, appendix = [] }: Letter): string {
  const head = [[shopName, tagline].filter(Boolean).map(visible).join('\n'), underlined(title, '=')];
  const below = appendix.length > 0 ? [ruleText, ...appendix.map(blockText)] : [];
  const parts = [...head, ...blocks.map(blockText), ruleText, ...footer.map(blockText), ...below];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const ruleText = '-'.repeat(longestUnderline);

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? underlined(block.text, '-') : visible(block.text);
    case 'paragraph':
      return wordsText(block.words);
    case 'quote':
      return visible(block.text).replace(/^/gm, '> ').replace(/^> $/gm, '>');
    case 'list':
      return block.items
        .map((item, index) => indented(block.isNumbered ? `${index + 1}. ` : '- ', wordsText(item)))
        .join('\n');
    case 'rows':
      return block.rows.map(({ label, value }) => rowText(visible(label), wordsText(value))).join('\n');
    case 'lines':
      return block.lines
        .map(({ name, detail, amount }) => visible(`- ${[name, detail].filter(Boolean).join(', ')}: ${amount}`))
        .join('\n');
    case 'sums':
      return block.sums.map(({ label, amount }) => visible(`${label}: ${amount}`)).join('\n');
    case 'link': {
      const address = linkAddress(block.href);
      return address ? `${visible(block.label)}:\n${address}` : '';
    }
    case 'links':
      return block.links
        .map(({ label, href }) => [visible(label), linkAddress(href)].filter(Boolean).join(': '))
        .join('\n');
    case 'picture':
      return '';
    case 'code':
      return visible(block.text);
    case 'rule':
      return ruleText;
    case 'panel':
      return block.blocks.map(blockText).filter(Boolean).join('\n\n');
  }
}

function wordsText(words: Words): string {
  if (typeof words === 'string') return visible(words);
  return words.map((part) => (typeof part === 'string' ? visible(part) : spanText(part.text, part.href))).join('');
}

/** An address that the words do not show already stands behind them. */
function spanText(text: string, href?: string): string {
  const address = href === undefined ? null : linkAddress(href);
  const isShown = address === null || !address.startsWith('http') || address === text;
  return isShown ? visible(text) : `${visible(text)} (${address})`;
}

function rowText(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
}

function indented(mark: string, text: string): string {
  return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
}

function underlined(text: string, line: string): string {
  const shown = visible(text);
  return `${shown}\n${line.repeat(Math.min(shown.length, longestUnderline))}`;
}
