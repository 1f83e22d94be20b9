import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContrast } from './check-contrast.mjs';
import { root } from './run.mjs';

const tokens = fs.readFileSync(path.join(root, 'apps/web/src/styles/tokens.css'), 'utf8');

function inLightTheme(change: (css: string) => string) {
  const at = tokens.search(/\[data-theme=['"]light['"]\]/);
  return tokens.slice(0, at) + change(tokens.slice(at));
}

test('the tokens of the shop pass, in both themes', () => {
  expect(checkContrast(tokens)).toEqual({ measured: 78, complaints: [] });
});

test('grey on white is found', () => {
  const { complaints } = checkContrast(inLightTheme((css) => css.replace(/--text-3:\s*#\w{6}/, '--text-3: #999999')));
  expect(complaints).toContain('light: --text-3 on --surface is 2.85 : 1, at least 4.5 : 1');
});

test('a colour that cannot be measured is found', () => {
  const { complaints } = checkContrast(inLightTheme((css) => css.replace(/--focus:\s*#\w{6}/, '--focus: navy')));
  expect(complaints).toContain('light: --focus is missing or not written as #rrggbb');
});
