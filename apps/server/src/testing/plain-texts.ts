import type { Database } from '../db/pool.ts';
import { givenText } from './factories.ts';

export const publicShop = { env: { publicUrl: new URL('https://shop.example') } };

export const hostile = `---
title: "</title><script>alert(1)</script>"
excerpt: "\\"><img src=x onerror=alert(1)>"
author: "<b onclick=alert(1)>A</b>"
date: 2026-01-02
cover_image: "javascript:alert(1)"
cover_alt: "\\" onload=\\"alert(1)"
---

# <script>alert(1)</script>

<iframe src="https://evil.example"></iframe>

[a](javascript:alert(1)) ![b](https://evil.example/pixel.gif) ![c](data:image/svg+xml,x) </script><script>

| a | b |
|---|--:|
| <style>*{display:none}</style> | \`</table>\` |

- [x] <input autofocus onfocus=alert(1)>
`;

export async function givenTexts(db: Database): Promise<void> {
  const texts: Record<string, string> = {
    'blog/blog_de/charge/index.md':
      '---\ntitle: Charge & Zertifikat\nexcerpt: Kurz gesagt.\ndate: 2026-04-20\nauthor: Dr. A\ncover_image: /content_management/blog/covers/charge.webp#1200x675\ncover_alt: Ein Blatt\n---\n\nText mit [Glossar](/#/glossar#thc), [Warenkorb](/#/cart) und [Nachbar](other.md).\n\n## Werte\n\n| Prüfung | Wert |\n|---|--:|\n| THC | 20 % |\n\n![Bild](bild.webp#80x60)\n',
    'faq/faq.de.md': '## Rezept\n\nAlles zum Rezept.\n\n### Wie lange gilt es?\n\nSiehe [Kontakt](/#/contact).\n',
    'glossar/Cannabis-Glossar.md':
      '---\ntitle: Glossar\n---\n\nBegriffe.\n\nSprungliste: A T\n\n## A\n\n### AMG\n\nEin Gesetz.\n\n## T\n\n### THC\n\nEin Stoff.\n',
    'pages/about.de.md':
      '---\ntitle: Über uns\nheading: Medizi\u00adnisch\nlead: Wir prüfen.\n---\n\n## Fachgebiet\n\n- Prüfung\n\n[Buchen](/#/booking)\n',
    'pages/contact.de.md': '---\ntitle: Kontakt\nhours: Mo bis Fr\n---\n\n## Beratung\n\nRufen Sie an: {{phone}}.\n',
  };
  for (const name of ['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf']) {
    texts[`${name}/${name}.de.md`] = `---\ntitle: Titel ${name}\n---\n\n## Abschnitt\n\n{{vatId}}\n`;
  }
  for (const [textPath, content] of Object.entries(texts)) await givenText(db, { path: textPath, content });
}

export const paths = [
  ...['/shop', '/blog', '/blog/charge', '/faq', '/glossar', '/about', '/contact', '/product/ahorn-20-1'],
  ...['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/widerruf'],
];

export function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
}

export function withoutData(html: string): string {
  return html.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, '');
}

/** Elements that would run or load something. */
export function runnable(html: string): string[] {
  return withoutData(html).match(/<(?:script|object|embed|iframe|base)\b[^>]*>/gi) ?? [];
}
