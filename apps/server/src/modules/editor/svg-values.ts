/** Attributes that are read as text or a name, never as CSS. */
const words = new Set(['id', 'class', 'role', 'aria-label', 'aria-hidden', 'lang', 'version', 'in', 'in2', 'result']);

/**
 * CSS functions that a value may use. All others, known or future, could fetch something: `image-set(`, `src(`,
 * `element(`.
 */
const functions = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch calc matrix translate translatex translatey scale rotate skewx skewy blur
   brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia inset circle ellipse polygon`.split(
    /\s+/,
  ),
);

/** A chain of transformations has some dozens. */
const mostCalls = 1_000;

/** A gradient, mask or marker of the same drawing. */
const ownPart = /url\(\s*(?:#[\w.:-]{1,100}|'#[\w.:-]{1,100}'|"#[\w.:-]{1,100}")\s*\)/gi;

/**
 * Whether the value of a drawing's attribute leads nowhere outside of it. A browser reads such values as CSS, where
 * `u\72l(`, `\000075rl(` and `URL(` are all `url(`: so nothing that could spell a name otherwise is let through at all.
 */
export function isHarmlessValue(name: string, value: string): boolean {
  if (words.has(name)) return true;
  if (/[\\@]|\/\*|:\s*\/\/|javascript:|data:/i.test(value)) return false;
  let calls = 0;
  for (const [, called = ''] of value.replaceAll(ownPart, ' ').matchAll(/([^\s(),;'"]{0,40})\s{0,10}\(/g)) {
    calls += 1;
    if (calls > mostCalls || !functions.has(called.toLowerCase())) return false;
  }
  return true;
}
