// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/** Text needs 4.5 : 1 against what it stands on, shapes that carry meaning 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5;
const shape = 3;

/** @type {[foreground: string, background: string, least: number][]} */
const pairs = [
  ['text', 'bg', text],
  ['text', 'surface-2', text],
  ['text-2', 'surface', text],
  ['text-2', 'surface-2', text],
  ['text-3', 'bg', text],
  ['text-3', 'surface', text],
  ['text-3', 'surface-2', text],
  ['link', 'bg', text],
  ['link', 'surface-2', text],
  ['on-primary', 'primary', text],
  ['on-primary', 'primary-hover', text],
  ['on-primary-soft', 'primary-soft', text],
  ['primary', 'bg', shape],
  ['line-strong', 'surface', shape],
  ['line-strong', 'bg', shape],
  ['line-strong', 'surface-2', shape],
  ['focus', 'bg', shape],
  ['focus', 'surface', shape],
  ['focus', 'surface-2', shape],
  ['thc', 'track', shape],
  ['cbd', 'track', shape],
  ['thc', 'surface', shape],
  ['cbd', 'surface', shape],
  ['thc-text', 'surface', text],
  ['cbd-text', 'surface', text],
  ['thc-text', 'surface-2', text],
  ['cbd-text', 'surface-2', text],
  ...['ok', 'warn', 'danger', 'info'].flatMap((kind) => [
    /** @type {[string, string, number]} */ ([kind, 'surface', text]),
    /** @type {[string, string, number]} */ ([kind, `${kind}-soft`, text]),
    /** @type {[string, string, number]} */ ([kind, 'bg', text]),
  ]),
];

/**
 * Measures every pair in both themes.
 *
 * @param {string} css tokens.css
 * @returns {{ measured: number, complaints: string[] }}
 */
export function checkContrast(css) {
  const complaints = [];
  let measured = 0;
  for (const theme of ['dark', 'light']) {
    const colours = coloursOf(css, theme);
    for (const [foreground, background, least] of pairs) {
      const front = colours.get(foreground);
      const back = colours.get(background);
      if (!front || !back) {
        complaints.push(`${theme}: --${front ? background : foreground} is missing or not written as #rrggbb`);
        continue;
      }
      measured += 1;
      const ratio = contrast(front, back);
      if (ratio < least) {
        complaints.push(
          `${theme}: --${foreground} on --${background} is ${ratio.toFixed(2)} : 1, at least ${least} : 1`,
        );
      }
    }
  }
  return { measured, complaints };
}

/**
 * @param {string} css
 * @param {string} theme
 * @returns {Map<string, string>}
 */
function coloursOf(css, theme) {
  const block = new RegExp(`\\[data-theme=['"]?${theme}['"]?\\][^{}]*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = '', hex = '']) => [name, hex]));
}

/**
 * @param {string} a
 * @param {string} b
 */
function contrast(a, b) {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @param {string} hex */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { measured, complaints } = checkContrast(
    fs.readFileSync(path.join(root, 'apps/web/src/styles/tokens.css'), 'utf8'),
  );
  for (const complaint of complaints) console.error(complaint);
  console.log(`${measured} pairs measured, ${complaints.length} too weak.`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
