import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { safeHtml } from './safe-html.ts';

/** As the browser would get it. */
function shown(text: string): string {
  return renderToStaticMarkup(createElement('p', null, safeHtml(text))).slice('<p>'.length, -'</p>'.length);
}

describe('kept', () => {
  test.each([
    'Bitte <b>jetzt</b> <i>anrufen</i>.',
    '<b>a <i>b</i></b>',
    '<a href="#/contact">hier</a>',
    '<a href="mailto:hilfe@shop.example">Mail</a>',
    'kein HTML, nur „Text“',
    '',
  ])('%s', (given) => {
    expect(shown(given)).toBe(given);
  });

  test.each([
    ['eins<br>zwei<br/>drei', 'eins<br/>zwei<br/>drei'],
    [
      '<a href="https://shop.example/x?a=1">fort</a>',
      '<a href="https://shop.example/x?a=1" target="_blank" rel="noopener noreferrer">fort</a>',
    ],
    ['2 &lt; 3 &amp; 4 > 1', '2 &lt; 3 &amp; 4 &gt; 1'],
  ])('%s, in the browser’s own spelling', (given, expected) => {
    expect(shown(given)).toBe(expected);
  });
});

describe('made harmless', () => {
  test.each([
    ['<script>alert(1)</script>Text', 'Text'],
    ['<style>*{display:none}</style>Text', 'Text'],
    ['<img src=x onerror=alert(1)>Text', 'Text'],
    ['<b onclick="alert(1)" style="position:fixed" class="x" id="main">fett</b>', '<b>fett</b>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href=" java\nscript:alert(1)">x</a>', 'x'],
    ['<a href="data:text/html,<script>1</script>">x</a>', 'x'],
    ['<a href="http://shop.example/">x</a>', 'x'],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="/api/shop/v1/auth/logout">x</a>', 'x'],
    ['<a name="x">x</a>', 'x'],
    ['<iframe srcdoc="x">inside</iframe>Text', 'Text'],
    ['<svg onload="alert(1)"><text>x</text></svg>Text', 'Text'],
    ['<form action="https://evil.example"><input name="otp">Code</form>', 'Code'],
    ['<h1>Groß</h1><strong>stark</strong>', 'Großstark'],
    ['<!-- kommentar -->Text', 'Text'],
    ['<b>offen', '<b>offen</b>'],
  ])('%s', (given, expected) => {
    expect(shown(given)).toBe(expected);
  });
});

const fragments = fc.constantFrom(
  ...['<b>', '</b>', '<i>', '<br>', '<a href="', 'https:', 'javascript:', '//x', '">', '</a>', '<script>', '</script>'],
  ...[
    '<img src=x onerror=',
    'alert(1)',
    '<svg onload=',
    '<math><style>',
    '<!--',
    '-->',
    '<iframe srcdoc="',
    '&lt;b&gt;',
  ],
  ...['<template>', '<a href=#/x onmouseover=1>', 'style="', "'", '>', 'Text '],
);
const anyHtml = fc.oneof(
  fc.string(),
  fc.array(fc.oneof(fragments, fc.string()), { maxLength: 30 }).map((parts) => parts.join('')),
);

test('whatever comes in, only b, i, br and safe links come out', () => {
  const allowed =
    /^(?:<\/?[bi]>|<br\/>|<\/a>|<a href="(?:#|mailto:|https:)[^"<>]*"(?: target="_blank" rel="noopener noreferrer")?>)$/;
  fc.assert(
    fc.property(anyHtml, (text) => {
      for (const [tag] of shown(text).matchAll(/<[^>]*>/g)) expect(tag).toMatch(allowed);
    }),
    { numRuns: 500 },
  );
});

test('words without a tag or an entity come out as they went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcäöß 0189.,:;!?()[]{}\'"/=-') }), (words) => {
      // A browser drops blanks before the first word.
      const text = `x${words}`;
      const holder = document.createElement('p');
      holder.innerHTML = shown(text);
      expect(holder.textContent).toBe(text);
    }),
  );
});
