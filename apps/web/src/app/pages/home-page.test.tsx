import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { showEverything } from '#testing/all-in-sight.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

// What the page loads late is there at once: a busy machine must not make a test wait for it.
beforeAll(() =>
  Promise.all([import('./home-previews.tsx'), import('./contact-block.tsx'), import('#domain/content/page-text.ts')]),
);

beforeEach(showEverything);

const posts = Array.from({ length: 4 }, (_, index) => ({
  id: `post-${index}`,
  slug: `post-${index}`,
  title: `Beitrag ${index + 1}`,
  excerpt: '',
  coverImage: null,
  href: `/#/blog/post-${index}`,
}));

const questions = Array.from({ length: 4 }, (_, index) => ({
  type: 'question' as const,
  id: `frage-${index}`,
  question: `Frage ${index + 1}?`,
  answerHtml: `<p>Antwort ${index + 1}</p>`,
}));

/** The files of the content service by the end of their path; what is not named is not there. */
function fakeContent(files: Record<string, unknown>) {
  return fakeServer({
    readContentFile: ({ params }) => {
      const [, content] = Object.entries(files).find(([end]) => params.rest?.endsWith(end)) ?? [];
      if (content === undefined) return new Response('{}', { status: 404 });
      return typeof content === 'string'
        ? new Response(content, { headers: { 'content-type': 'text/markdown' } })
        : Response.json(content);
    },
    listBlogPosts: () => new Response('{}', { status: 500 }),
    readFaq: () => new Response('{}', { status: 500 }),
  });
}

const region = (name: string | RegExp) => screen.findByRole('region', { name });

describe('[HO-01] the hero', () => {
  test('leads into both parts of the shop', async () => {
    await renderPage('/');
    const choices = screen.getByRole('navigation', { name: 'Sortiment' });
    expect(within(choices).getByRole('link', { name: /^Blüten/ })).toHaveAttribute('href', '#/shop?type=bud');
    expect(within(choices).getByRole('link', { name: /^Extrakte/ })).toHaveAttribute('href', '#/shop?type=extract');
  });

  test('has a third button that opens the steps in place and goes nowhere', async () => {
    const { user, router } = await renderPage('/');
    const button = screen.getByRole('button', { name: /^Neu hier\?/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const steps = await region('So läuft es ab');
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });

    await user.click(button);
    expect(screen.queryByRole('region', { name: 'So läuft es ab' })).not.toBeInTheDocument();
  });
});

test('[HO-02] three cards tell of shipping, prescription and registration', async () => {
  await renderPage('/');
  const cards = within(await region('Gut zu wissen'));
  expect(cards.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Versand oder Abholung',
    'Drei Wege für Ihr Rezept',
    'Registrierung ohne Passwort',
  ]);
});

test.each([
  ['de', 'Gut zu wissen', ['Lieferwagen', 'Geprüftes Rezept', 'Schlüssel']],
  ['en', 'Good to know', ['Delivery van', 'Checked prescription', 'Key']],
] as const)(
  '[HO-02] each card has an icon with an alternative text, a title and a text (%s)',
  async (locale, name, alts) => {
    await renderPage('/', { locale });
    const cards = within(await region(name)).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('img').getAttribute('aria-label'))).toEqual(alts);
    for (const card of cards) {
      const [title, text] = [within(card).getByRole('heading'), card.querySelector('p')];
      expect(title.textContent).not.toBe('');
      expect(text?.textContent).not.toBe('');
    }
  },
);

test('[HO-03] the first contact leads to the contact page', async () => {
  await renderPage('/');
  const block = within(await region('Ihr erster Kontakt mit uns'));
  expect(block.getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute('href', '#/contact');
});

test('[HO-04] advice has three ways to the team, from the config, beside the form', async () => {
  await renderPage('/', { config: { phone: '+49 (931) 555-12', email: 'team@loewe.example' } });
  const advice = within(await region('Beratung'));
  expect(await advice.findByRole('link', { name: /^Termin buchen/ })).toHaveAttribute('href', '#/booking');
  expect(advice.getByRole('link', { name: /^Anrufen/ })).toHaveAttribute('href', 'tel:+4993155512');
  expect(advice.getByRole('link', { name: /^E-Mail schreiben/ })).toHaveAttribute('href', 'mailto:team@loewe.example');
  expect(advice.getByRole('form', { name: 'Schreiben Sie uns' })).toBeVisible();
});

describe('[HO-05] the previews', () => {
  test('show the first three posts and the first three questions', async () => {
    fakeContent({
      'blog_de/index.json': posts,
      'faq.de.json': [{ type: 'section', id: 's', title: 'S' }, ...questions],
    });
    const { user } = await renderPage('/');
    const blog = within(await region('Aus dem Ratgeber'));
    expect(await blog.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(blog.queryByText('Beitrag 4')).not.toBeInTheDocument();

    const faq = within(await region('Häufige Fragen'));
    expect(await faq.findAllByRole('button')).toHaveLength(3);
    expect(faq.getByText('Antwort 1')).toBeVisible();
    expect(faq.getByRole('link', { name: 'Alle Fragen ansehen' })).toHaveAttribute('href', '#/faq');

    await user.click(faq.getByRole('button', { name: 'Frage 2?' }));
    expect(faq.getByText('Antwort 2')).toBeVisible();
    expect(faq.getByText('Antwort 1')).not.toBeVisible();
  });

  test('that cannot be loaded are a warning in the log and leave no hole', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeContent({});
    await renderPage('/');
    await waitFor(() => {
      for (const what of ['blog', 'FAQ']) {
        expect(warnings).toHaveBeenCalledWith(`[shop] The ${what} preview could not be loaded.`, expect.anything());
      }
    });
    expect(screen.queryByRole('region', { name: 'Aus dem Ratgeber' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Häufige Fragen' })).not.toBeInTheDocument();
  });
});

describe('the words of the page', () => {
  test('are those of the build from the first frame, and those of the server when they differ', async () => {
    fakeContent({
      'pages/home.de.md':
        '---\nheading: Neu geschrieben\nchoice_1: Blüten\n---\n## Schritte\n\n## Karten\n\n### Eine\n\nMit **Nachdruck**.',
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await renderPage('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Medizi/);
    expect(await screen.findByRole('heading', { level: 1, name: 'Neu geschrieben' })).toBeVisible();
    expect(screen.getByText('Nachdruck').tagName).toBe('STRONG');
  });

  test('speak English too', async () => {
    await renderPage('/', { locale: 'en' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Medical cannabis/);
  });
});

describe('the loop in the hero', () => {
  function prefersReducedMotion(matches: boolean) {
    const real = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion') ? { matches, media: query } : real(query),
    );
  }

  const video = () => document.querySelector('video');

  test('plays silently and can be stopped and started (WCAG 2.2.2)', async () => {
    prefersReducedMotion(false);
    const { user } = await renderPage('/');
    const stop = await screen.findByRole('button', { name: 'Animation anhalten' });
    expect(video()).toHaveProperty('muted', true);
    expect(video()).toHaveProperty('loop', true);
    expect(video()).toHaveAttribute('playsinline');

    await user.click(stop);
    const start = screen.getByRole('button', { name: 'Animation abspielen' });
    expect(video()).toHaveProperty('paused', true);
    await user.click(start);
    expect(screen.getByRole('button', { name: 'Animation anhalten' })).toBeVisible();
  });

  test('is not loaded for those who want less motion, until they ask for it', async () => {
    prefersReducedMotion(true);
    const { user } = await renderPage('/');
    const start = screen.getByRole('button', { name: 'Animation abspielen' });
    expect(video()).toBeNull();
    await user.click(start);
    expect(video()).not.toBeNull();
  });

  test('is not loaded for those who save data', async () => {
    prefersReducedMotion(false);
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    await renderPage('/');
    expect(screen.getByRole('button', { name: 'Animation abspielen' })).toBeVisible();
    expect(video()).toBeNull();
  });
});
