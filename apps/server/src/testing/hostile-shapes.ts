import type { Shape } from './growth.ts';

const again = (...repeated: string[]): Shape[] => repeated.map((piece) => ['', piece, '']);

export const textPieces = [
  ...['*', '**', '_', '~~', '`', '```', '[', ']', '(', ')', '![', '](', '<', '> ', '- ', '1. ', '# ', '|', '|-', '\n'],
  ...['\n\n', ' ', '    ', '\t', '\\', '&', '&#', '!', '@', ':', 'http://', 'www.', 'a', 'a.', 'a@', '"', '[a]: b'],
  ...[
    '[a](b)',
    '<!--',
    '<a ',
    '=',
    '-',
    '{{',
    '{{a}}',
    '\r',
    '\u00a0',
    '😀',
    '---\n',
    '/content_management/a',
    'key: ',
  ],
];

/** What kept parsers of markdown and of front matter busy somewhere. */
export const hostileTexts: Shape[] = [
  ...again('**a', '**a ', '*a_ ', '_a__b*c**d ', 'a**', '_a', '>', '> ', '> - ', '- ', '1. ', '* ', '- a\n', '- a\n\n'),
  ...again('-\n', '[', '![', '[a](', '![[]()', '[a](b "', '[a](<b', '[a][b]', '\\[', '`', '`a``b', '```\n', '<', '<a '),
  ...again('<!--', 'a <? ', 'a <![CDATA[ ', '<div>\n', '<http:a', '<a@a.', 'a@', 'a@a.a ', 'mailto:a', 'http://a.'),
  ...again('www.', '~a', '~~a ', '&', '&a', '\\', '!', 'a  \n', ' \n', '\ta\n', '    a\n', '|', '|\n', 'a|b\n-|-\n'),
  ...again('a\n=\n', 'a\n\n', '# a\n', '---\n', '_ ', '😀*', '.*"', '*[_`<~', '[*a](b)*', '![*](`)_', 'a*b_c~d`e[f'),
  ...again('[a]: b "\n\n', '[a\n', '>>>>> a\n', '](', '{{', '/content_management/a'),
  ['[a]: b\n\n', '[[a]]', ''],
  ['', '[', ']'.repeat(1000)],
  ['http://a.b/', '?!', ''],
  ['http://a.b/', ')', ''],
  ['> a\n', 'b\n', ''],
  ['- '.repeat(15), 'b\n', ''],
  [`${'|a'.repeat(200)}\n${'|-'.repeat(200)}\n`, '|b\n', ''],
  ['a\n', '|-', ''],
  ['a\n', '-', 'x'],
  ['a', ' ', 'b'],
  ['a\n', '\n ', 'b'],
  ['# ', ' #', 'x'],
  ['---\nkey: ', ' ', 'x\n---\n'],
  ['---\n', 'key: value\n', '---\n'],
  ['---\n', 'key: value\n', ''],
  ['---\na: &a [x]\n', 'b: [*a, *a]\n', '---\n'],
  ['---\n', '- ', '\n---\n'],
  ['', '/content_management/a', '<'],
];

export const filePieces = [
  ...['\0', '\x01', ' ', '\xff', '\xff\xff', '\xff\xe1\0\x02', '\xff\xe1\0\x08Exif\0\0', '\xff\xd0', '\0\0\0\x08free'],
  ...[
    '\0\0\0\x01',
    '\0\0\0\x10meta',
    '\0\0\0\x08iprp',
    '\0\0\0\x08ispe',
    '\0\0\0\x18ftypheic',
    'P3\n1 1\n',
    'VP8 ',
    'II*\0',
  ],
];
export const hostileFiles: Shape[] = again(...filePieces, '\0\0\0\x01meta\0\0\0\0\0\0\0\x10');

export const pdfPieces = [
  ...[
    '/',
    '/J',
    '/#4a',
    '#',
    '/JavaScript',
    '/Encrypt ',
    'stream\n',
    'endstream',
    'obj',
    '%',
    '(',
    '<<',
    '\n',
    '/ObjStm',
  ],
  ...['/First', '/N', '/Filter', '/FlateDecode', '\0', 's', 'x', ' ', '%%EOF', '\x78\x9c', '\x78\x9c\x03\0'],
];
export const hostilePdfs: Shape[] = again(
  ...pdfPieces,
  '<< /ObjStm /Filter /FlateDecode >>\nstream\n\x78\x9c',
  '<< /ObjStm /Filter /FlateDecode >>\nstream\n\x78\x9c\x03\0\0\0\0\x01endstream',
);

export const svgPieces = [
  ...[
    '<g>',
    '</g>',
    '<g',
    '/>',
    '>',
    '<',
    ' a="b"',
    ' fill="',
    '"',
    'url(',
    'u\\72l(',
    '/**/',
    '&amp;',
    '&',
    '&#x',
    ';',
  ],
  ...['<!--', '-->', '<![CDATA[', ']]>', '<?a ', '?>', '\n', ' ', 'x', '<g/>', 'M0 0', ' x1="1"', '(', '(#a)'],
];
export const hostileSvgs: Shape[] = [
  ...again(...svgPieces),
  ['<path d="', 'M0 0 ', '"/>'],
  ['<g fill="', 'u\\72l(', '"/>'],
  ['<g fill="', 'rgb(', '"/>'],
  ['<g fill="', 'url(#a)', '"/>'],
  ['<text>', '&lt;', '</text>'],
];
