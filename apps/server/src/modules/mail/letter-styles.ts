/** As in the shop's own style sheet, whose contrast is measured; a test compares them. */
const colours = {
  light: {
    page: '#f2f4ef',
    sheet: '#ffffff',
    tinted: '#eaeee7',
    line: '#d2dad0',
    words: '#12201c',
    quiet: '#40514a',
    primary: '#1c5140',
    onPrimary: '#ffffff',
  },
  dark: {
    page: '#0d1819',
    sheet: '#142223',
    tinted: '#1b2c2d',
    line: '#2b4041',
    words: '#eff2eb',
    quiet: '#bfcbc4',
    primary: '#d3dd92',
    onPrimary: '#18210e',
  },
} as const;

const { light, dark } = colours;
const serif = 'Iowan Old Style,Georgia,serif';
const rule = `1px solid ${light.line}`;

/** On the elements themselves, because some mail programs take style sheets away. */
export const styles = {
  body: `margin:0;padding:0;background-color:${light.page};color:${light.words};font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,sans-serif`,
  page: `width:100%;background-color:${light.page}`,
  margin: 'padding:24px 8px',
  sheet: `width:100%;max-width:600px;margin:0 auto;background-color:${light.sheet};border:${rule};border-radius:18px;border-collapse:separate;color:${light.words};overflow-wrap:break-word`,
  header: `padding:18px 22px;border-bottom:3px solid ${light.primary};text-align:left`,
  mark: `width:40px;height:40px;border-radius:12px;background-color:${light.primary};color:${light.onPrimary};font:500 24px/40px ${serif};text-align:center`,
  name: 'padding:0 0 0 14px;text-align:left',
  shopName: `margin:0;font:500 22px/1.2 ${serif}`,
  tagline: `margin:0;font-size:14px;line-height:1.3;color:${light.quiet}`,
  main: 'padding:28px 22px 20px;text-align:left',
  footer: `padding:20px 22px 8px;background-color:${light.tinted};border-top:${rule};border-radius:0 0 17px 17px;color:${light.quiet};text-align:left`,
  appendix: 'padding:28px 22px 12px;text-align:left;font-size:14px',
  h1: `margin:0 0 20px;font:500 28px/1.2 ${serif}`,
  h2: `margin:32px 0 12px;font:500 21px/1.25 ${serif}`,
  firstH2: `margin:0 0 12px;font:500 21px/1.25 ${serif}`,
  h3: 'margin:24px 0 8px;font-size:16px;font-weight:600',
  paragraph: 'margin:0 0 16px',
  small: 'margin:0 0 12px;font-size:14px',
  quote: `margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${light.primary}`,
  list: 'margin:0 0 16px;padding:0 0 0 24px',
  item: 'margin:0 0 10px',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;border-spacing:0;font:inherit',
  // One line height for both sizes: label and value stand on the same line.
  label: `width:38%;padding:4px 12px 4px 0;text-align:left;vertical-align:top;font-weight:400;font-size:14px;line-height:25px;word-break:break-word;color:${light.quiet}`,
  value: 'padding:4px 0;text-align:left;vertical-align:top;line-height:25px',
  product: `padding:10px 16px 10px 0;text-align:left;vertical-align:top;font-weight:600;border-bottom:${rule}`,
  detail: `font-weight:400;font-size:14px;color:${light.quiet}`,
  amount: `padding:10px 0;text-align:right;vertical-align:top;white-space:nowrap;border-bottom:${rule}`,
  sumLabel: `padding:4px 16px 4px 0;text-align:left;font-weight:400;color:${light.quiet}`,
  sumAmount: `padding:4px 0;text-align:right;white-space:nowrap;color:${light.quiet}`,
  totalLabel: 'padding:4px 16px 4px 0;text-align:left;font-weight:600;font-size:18px',
  totalAmount: `padding:4px 0;text-align:right;white-space:nowrap;font:500 22px/1.4 ${serif}`,
  link: 'color:inherit;text-decoration:underline',
  aside: 'color:inherit;text-decoration:underline;white-space:nowrap',
  // A cell with a colour of its own, because some programs know neither padding nor background of a link.
  buttonCell: `padding:13px 26px;border-radius:12px;background-color:${light.primary};text-align:center`,
  buttonTable: 'margin:8px 0 20px;border-collapse:separate',
  button: `color:${light.onPrimary};font-weight:600;font-size:17px;text-decoration:none`,
  picture: 'display:block;margin:0 0 8px;border-radius:8px;background:#ffffff',
  codeTable: 'width:100%;margin:4px 0 20px;border-collapse:separate',
  codeCell: `padding:18px 8px;border-radius:12px;background-color:${light.tinted};text-align:center`,
  code: 'margin:0;font:600 36px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px',
  rule: `margin:32px 0;border:0;border-top:${rule}`,
  panelTable: 'width:100%;margin:24px 0;border-collapse:separate',
  panel: `padding:20px 16px 8px;border-radius:12px;background-color:${light.tinted};text-align:left`,
} as const;

/** For programs that follow the reader's choice of a dark screen. Whoever strips it shows the light letter. */
export const darkSheet = `@media (prefers-color-scheme:dark){${[
  `.page{background-color:${dark.page}!important;color:${dark.words}!important}`,
  `.sheet{background-color:${dark.sheet}!important;border-color:${dark.line}!important;color:${dark.words}!important}`,
  `.tinted{background-color:${dark.tinted}!important;border-color:${dark.line}!important}`,
  `.quiet{color:${dark.quiet}!important}`,
  `.line{border-color:${dark.line}!important}`,
  `.accent{border-color:${dark.primary}!important}`,
  `.primary{background-color:${dark.primary}!important}`,
  `.on-primary{color:${dark.onPrimary}!important}`,
].join('')}}`;
