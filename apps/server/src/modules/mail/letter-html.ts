import { escapeHtml } from '../../http/plain-page.ts';
import { type Block, type Letter, linkAddress, type Span, visible, type Words } from './letter-blocks.ts';

/**
 * Every style stands on its element and no colour is set where the mail program's own will do: light and dark programs,
 * and those that strip styles, all show readable words. What is tinted is see-through and fits both grounds.
 */
const styles = {
  body: 'margin:0;padding:24px 16px;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  sheet: 'max-width:36rem;margin:0 auto;overflow-wrap:break-word',
  header: 'margin:0 0 32px;padding:0 0 12px;border-bottom:3px solid #93a84a',
  shopName: 'margin:0;font:500 22px/1.25 Iowan Old Style,Georgia,serif',
  tagline: 'margin:0;font-size:14px',
  h1: 'margin:0 0 20px;font:500 28px/1.2 Iowan Old Style,Georgia,serif',
  h2: 'margin:32px 0 12px;font:500 21px/1.25 Iowan Old Style,Georgia,serif',
  panelH2: 'margin:0 0 12px;font:500 21px/1.25 Iowan Old Style,Georgia,serif',
  h3: 'margin:24px 0 8px;font-size:16px;font-weight:600',
  paragraph: 'margin:0 0 16px',
  small: 'margin:0 0 12px;font-size:14px',
  quote: 'margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid #93a84a',
  list: 'margin:0 0 16px;padding:0 0 0 24px',
  item: 'margin:0 0 10px',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;border-spacing:0;font:inherit',
  // One line height for both sizes: label and value stand on the same line.
  label:
    'width:38%;padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;font-size:14px;line-height:25px',
  value: 'padding:4px 0;text-align:left;vertical-align:top;line-height:25px',
  name: 'padding:10px 16px 10px 0;text-align:left;vertical-align:top;font-weight:600;border-bottom:1px solid rgba(128,150,140,.4)',
  detail: 'font-weight:400;font-size:14px',
  amount:
    'padding:10px 0;text-align:right;vertical-align:top;white-space:nowrap;border-bottom:1px solid rgba(128,150,140,.4)',
  sumLabel: 'padding:4px 16px 4px 0;text-align:left;font-weight:400',
  sumAmount: 'padding:4px 0;text-align:right;white-space:nowrap',
  totalLabel: 'padding:4px 16px 4px 0;text-align:left;font-weight:600;font-size:18px',
  totalAmount: 'padding:4px 0;text-align:right;white-space:nowrap;font-weight:600;font-size:20px',
  link: 'color:inherit;text-decoration:underline',
  aside: 'color:inherit;text-decoration:underline;white-space:nowrap',
  button:
    'display:inline-block;padding:12px 24px;border:1px solid #93a84a;border-radius:10px;background:#1c5140;color:#ffffff;font-weight:600;text-decoration:none',
  picture: 'display:block;margin:0 0 8px;border-radius:8px;background:#ffffff',
  code: 'margin:0 0 20px;font:600 26px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:3px',
  rule: 'margin:32px 0;border:0;border-top:1px solid rgba(128,150,140,.5)',
  panel:
    'margin:24px 0;padding:20px 20px 8px;border:1px solid rgba(128,150,140,.5);border-radius:12px;background:rgba(128,150,140,.12)',
  footer: 'margin:40px 0 0;padding:20px 0 0;border-top:1px solid rgba(128,150,140,.5)',
} as const;

export function letterHtml({ language, title, shopName, tagline, blocks, footer }: Letter): string {
  const taglineHtml = tagline ? `\n<p style="${styles.tagline}">${escaped(tagline)}</p>` : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="${styles.body}">
<div lang="${language}" style="${styles.sheet}">
<header><div style="${styles.header}">
<p style="${styles.shopName}">${escaped(shopName)}</p>${taglineHtml}
</div></header>
<main>
<h1 style="${styles.h1}">${escaped(title)}</h1>
${blocks.map((block) => blockHtml(block)).join('\n')}
</main>
<footer><div style="${styles.footer}">
${footer.map((block) => blockHtml(block)).join('\n')}
</div></footer>
</div>
</body>
</html>
`;
}

function blockHtml(block: Block, isFirstInPanel = false): string {
  switch (block.kind) {
    case 'heading':
      if (block.level === 3) return `<h3 style="${styles.h3}">${escaped(block.text)}</h3>`;
      return `<h2 style="${isFirstInPanel ? styles.panelH2 : styles.h2}">${escaped(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="${block.isSmall ? styles.small : styles.paragraph}">${wordsHtml(block.words)}</p>`;
    case 'quote':
      return `<blockquote style="${styles.quote}">${escaped(block.text)}</blockquote>`;
    case 'list': {
      const tag = block.isNumbered ? 'ol' : 'ul';
      const items = block.items.map((item) => `<li style="${styles.item}">${wordsHtml(item)}</li>`);
      return `<${tag} style="${styles.list}">\n${items.join('\n')}\n</${tag}>`;
    }
    case 'rows':
      return table(
        block.rows.map(({ label, value }) => row([styles.label, escaped(label)], [styles.value, wordsHtml(value)])),
      );
    case 'lines':
      return table(
        block.lines.map(({ name, detail, amount }) =>
          row([styles.name, nameHtml(name, detail)], [styles.amount, escaped(amount)]),
        ),
      );
    case 'sums':
      return table(
        block.sums.map(({ label, amount, isTotal }) =>
          row(
            [isTotal ? styles.totalLabel : styles.sumLabel, escaped(label)],
            [isTotal ? styles.totalAmount : styles.sumAmount, escaped(amount)],
          ),
        ),
      );
    case 'link': {
      if (!linkAddress(block.href)) return '';
      const style = block.isButton ? styles.button : styles.link;
      return `<p style="${styles.paragraph}">${anchor(block.href, escaped(block.label), style)}</p>`;
    }
    case 'links':
      return `<p style="${styles.small}">${block.links.map(({ label, href }) => anchor(href, escaped(label), styles.aside)).join(' · ')}</p>`;
    case 'picture': {
      const { cid, alt, sizePx, caption } = block;
      return `<img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${sizePx}" height="${sizePx}" style="${styles.picture}">\n<p style="${styles.small}">${escaped(caption)}</p>`;
    }
    case 'code':
      return `<p style="${styles.code}">${escaped(block.text)}</p>`;
    case 'rule':
      return `<hr style="${styles.rule}">`;
    case 'panel':
      return `<div style="${styles.panel}">\n${block.blocks.map((inner, index) => blockHtml(inner, index === 0)).join('\n')}\n</div>`;
  }
}

type Cell = [style: string, html: string];

function row([labelStyle, label]: Cell, [valueStyle, value]: Cell): string {
  return `<tr><th scope="row" style="${labelStyle}">${label}</th><td style="${valueStyle}">${value}</td></tr>`;
}

function table(rows: string[]): string {
  return `<table style="${styles.table}"><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

function nameHtml(name: string, detail: string): string {
  return detail ? `${escaped(name)}<br><span style="${styles.detail}">${escaped(detail)}</span>` : escaped(name);
}

function wordsHtml(words: Words): string {
  if (typeof words === 'string') return escaped(words);
  return words.map((part) => (typeof part === 'string' ? escaped(part) : spanHtml(part))).join('');
}

function spanHtml({ text, isStrong, href }: Span): string {
  const shown = isStrong ? `<strong>${escaped(text)}</strong>` : escaped(text);
  return href === undefined ? shown : anchor(href, shown, styles.link);
}

function anchor(href: string, words: string, style: string): string {
  const address = linkAddress(href);
  return address ? `<a href="${escapeHtml(address)}" style="${style}">${words}</a>` : words;
}

function escaped(text: string): string {
  return escapeHtml(visible(text)).replaceAll('\n', '<br>');
}
