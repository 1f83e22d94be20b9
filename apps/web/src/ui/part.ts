import type { ComponentProps, CSSProperties, ElementType } from 'react';

/** What a part of the layout takes: its own properties, and those of the element it is drawn `as`. */
export type PartProps<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<ComponentProps<Tag>, keyof Own | 'as'>;

/** In rem: one number, or one between rows and one between columns. */
export type Gap = number | readonly [rows: number, columns: number];

/** As a custom property, so that a sheet can still change the gap where the page is narrow. */
export function gapStyle(gap: Gap | undefined, style?: CSSProperties): CSSProperties | undefined {
  if (gap === undefined) return style;
  const sizes = typeof gap === 'number' ? [gap] : gap;
  return { '--gap': sizes.map((size) => `${size}rem`).join(' '), ...style } as CSSProperties;
}

export type Tone = 'info' | 'ok' | 'warn' | 'danger';

/** The colour of a tone for words and icons, `--ink`, and that of the ground for them, `--soft`: tokens of the same name. */
export function toneStyle(tone: Tone | 'primary' | undefined, style?: CSSProperties): CSSProperties | undefined {
  if (tone === undefined) return style;
  return { '--ink': `var(--${tone})`, '--soft': `var(--${tone}-soft)`, ...style } as CSSProperties;
}
