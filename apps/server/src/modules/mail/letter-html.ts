import { escapeHtml } from '../../http/plain-page.ts';
import { type Block, type Letter, linkAddress, type Span, visible, type Words } from './letter-blocks.ts';
import { darkSheet, styles } from './letter-styles.ts';

type Style = keyof typeof styles;

/** What changes its colour in the dark, by the classes of `darkSheet`. */
const classes: { [Name in Style]?: string } = {
  body: 'page',
  page: 'page',
  sheet: 'sheet',
  header: 'accent',
  mark: 'primary on-primary',
  tagline: 'quiet',
  footer: 'tinted quiet',
  quote: 'accent',
  label: 'quiet',
  product: 'line',
  detail: 'quiet',
  amount: 'line',
  sumLabel: 'quiet',
  sumAmount: 'quiet',
  buttonCell: 'primary',
  button: 'on-primary',
  codeCell: 'tinted',
  rule: 'line',
  panel: 'tinted',
};

/** Tables and styles on the elements: the mail programs in use agree on little more. Nothing is loaded from anywhere. */
export function letterHtml({ language, title, shopName, tagline, blocks, footer, appendix = [] }: Letter): string {
  const [initial = ''] = visible(shopName);
  const name = `<p ${look('shopName')}>${escaped(shopName)}</p>${tagline ? `\n<p ${look('tagline')}>${escaped(tagline)}</p>` : ''}`;
  const mark = `<td aria-hidden="true" ${look('mark')}>${escaped(initial.toUpperCase())}</td>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(title)}</title><style>${darkSheet}</style></head>
<body ${look('body')}>
<table role="presentation" lang="${language}" ${look('page')}><tr><td ${look('margin')}>
<table role="presentation" ${look('sheet')}>
<tr><td ${look('header')}><table role="presentation"><tr>${mark}<td ${look('name')}>${name}</td></tr></table></td></tr>
<tr><td ${look('main')}>
<h1 ${look('h1')}>${escaped(title)}</h1>
${blocksHtml(blocks)}
</td></tr>
<tr><td ${look('footer')}>
${blocksHtml(footer)}
</td></tr>
</table>
${appendix.length > 0 ? appendixHtml(appendix) : ''}</td></tr></table>
</body>
</html>
`;
}

/** On a sheet of its own below the letter, so that nobody takes it for what the letter has to say. */
function appendixHtml(blocks: readonly Block[]): string {
  return `<div style="height:24px"></div>
<table role="presentation" ${look('sheet')}><tr><td ${look('appendix')}>
${blocksHtml(blocks, true)}
</td></tr></table>
`;
}

function blocksHtml(blocks: readonly Block[], isInBox = false): string {
  return blocks.map((block, index) => blockHtml(block, isInBox && index === 0)).join('\n');
}

function blockHtml(block: Block, isFirstInBox: boolean): string {
  switch (block.kind) {
    case 'heading':
      if (block.level === 3) return `<h3 ${look('h3')}>${escaped(block.text)}</h3>`;
      return `<h2 ${look(isFirstInBox ? 'firstH2' : 'h2')}>${escaped(block.text)}</h2>`;
    case 'paragraph':
      return `<p ${look(block.isSmall ? 'small' : 'paragraph')}>${wordsHtml(block.words)}</p>`;
    case 'quote':
      return `<blockquote ${look('quote')}>${escaped(block.text)}</blockquote>`;
    case 'list': {
      const tag = block.isNumbered ? 'ol' : 'ul';
      const items = block.items.map((item) => `<li ${look('item')}>${wordsHtml(item)}</li>`);
      return `<${tag} ${look('list')}>\n${items.join('\n')}\n</${tag}>`;
    }
    case 'rows':
      return table(block.rows.map(({ label, value }) => row(['label', escaped(label)], ['value', wordsHtml(value)])));
    case 'lines':
      return table(
        block.lines.map(({ name, detail, amount }) =>
          row(['product', productHtml(name, detail)], ['amount', escaped(amount)]),
        ),
      );
    case 'sums':
      return table(
        block.sums.map(({ label, amount, isTotal }) =>
          row(
            [isTotal ? 'totalLabel' : 'sumLabel', escaped(label)],
            [isTotal ? 'totalAmount' : 'sumAmount', escaped(amount)],
          ),
        ),
      );
    case 'link': {
      if (!linkAddress(block.href)) return '';
      if (!block.isButton) return `<p ${look('paragraph')}>${anchor(block.href, escaped(block.label), 'link')}</p>`;
      return box('buttonTable', 'buttonCell', anchor(block.href, escaped(block.label), 'button'));
    }
    case 'links': {
      const links = block.links.map(({ label, href }) => anchor(href, escaped(label), 'aside'));
      return `<p ${look('small')}>${links.join(' · ')}</p>`;
    }
    case 'picture': {
      const { cid, alt, sizePx, caption } = block;
      return `<img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${sizePx}" height="${sizePx}" ${look('picture')}>\n<p ${look('small')}>${escaped(caption)}</p>`;
    }
    case 'code':
      return box('codeTable', 'codeCell', `<p ${look('code')}>${escaped(block.text)}</p>`);
    case 'rule':
      return `<hr ${look('rule')}>`;
    case 'panel':
      return box('panelTable', 'panel', `\n${blocksHtml(block.blocks, true)}\n`);
  }
}

type Cell = [style: Style, html: string];

function row([labelStyle, label]: Cell, [valueStyle, value]: Cell): string {
  return `<tr><th scope="row" ${look(labelStyle)}>${label}</th><td ${look(valueStyle)}>${value}</td></tr>`;
}

function table(rows: string[]): string {
  return `<table ${look('table')}><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

/** A tinted ground: a table of one cell, which every program paints. */
function box(outside: Style, inside: Style, html: string): string {
  return `<table role="presentation" ${look(outside)}><tr><td ${look(inside)}>${html}</td></tr></table>`;
}

function productHtml(name: string, detail: string): string {
  return detail ? `${escaped(name)}<br><span ${look('detail')}>${escaped(detail)}</span>` : escaped(name);
}

function wordsHtml(words: Words): string {
  if (typeof words === 'string') return escaped(words);
  return words.map((part) => (typeof part === 'string' ? escaped(part) : spanHtml(part))).join('');
}

function spanHtml({ text, isStrong, href }: Span): string {
  const shown = isStrong ? `<strong>${escaped(text)}</strong>` : escaped(text);
  return href === undefined ? shown : anchor(href, shown, 'link');
}

function anchor(href: string, words: string, style: Style): string {
  const address = linkAddress(href);
  return address ? `<a href="${escapeHtml(address)}" ${look(style)}>${words}</a>` : words;
}

function look(style: Style): string {
  const names = classes[style];
  return `${names ? `class="${names}" ` : ''}style="${styles[style]}"`;
}

function escaped(text: string): string {
  return escapeHtml(visible(text)).replaceAll('\n', '<br>');
}
