/** Papers are printed: one light palette, whatever the theme of the screen. */
export const inks = {
  text: '#12201c',
  muted: '#40514a',
  brand: '#1c5140',
  brandSoft: '#729389',
  rule: '#9fb0a7',
  ruleSoft: '#c4cfc7',
  dashes: '#6d7f76',
  good: '#ddefe0',
  goodText: '#12452a',
  open: '#eef1ee',
} as const;
