import { escapeHtml } from '../../http/plain-page.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { findText } from '../content/content-service.ts';
import type { World } from './page-frame.ts';
import { legalPages } from './plain-addresses.ts';
import { productAddress } from './product-pages.ts';

/** The sitemap protocol's own limit for one file. */
const mostEntries = 50_000;

/** Every plain page, with the day of its last change where it is known. */
export function writeSitemap(world: World): PreparedAnswer {
  const { content, onSale, origin } = world;
  const glossary = content.texts.get('glossar/Cannabis-Glossar.md');
  const texts: [path: string, text: { changedAt: Date | null } | null | undefined][] = [
    ['/faq', findText(content, 'faq', 'faq', 'de')],
    ['/glossar', glossary],
    ['/about', findText(content, 'pages', 'about', 'de')],
    ['/contact', findText(content, 'pages', 'contact', 'de')],
    ...legalPages.map((name): [string, ReturnType<typeof findText>] => [
      `/${name}`,
      findText(content, name, name, 'de'),
    ]),
  ];
  const entries = [
    entry('/'),
    entry('/shop'),
    entry('/blog'),
    ...texts.flatMap(([path, text]) => (text ? entry(path, dayOf(text.changedAt)) : [])),
    ...content.posts.de.map((post) =>
      entry(`/blog/${encodeURIComponent(post.slug)}`, dayOf(post.changedAt) ?? post.date),
    ),
    ...onSale.products.map((product) => entry(productAddress(product))),
  ];
  const urls = entries.slice(0, mostEntries).map(({ path, day }) => {
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${lastChange}</url>`;
  });
  return new PreparedAnswer(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`,
    { type: 'application/xml; charset=utf-8' },
  );
}

/** Everything may be read but the API, which has nothing to read. */
export function writeRobots({ origin }: World): PreparedAnswer {
  return new PreparedAnswer(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    type: 'text/plain; charset=utf-8',
  });
}

function entry(path: string, day: string | null = null): { path: string; day: string | null } {
  return { path, day };
}

function dayOf(instant: Date | null): string | null {
  return instant?.toISOString().slice(0, 10) ?? null;
}
