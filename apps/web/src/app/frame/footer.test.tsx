import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';

const social = [
  { label: 'Mastodon', url: 'https://social.example/@apotheke' },
  { label: 'Pixelfed', url: 'https://pixel.example/apotheke' },
];

describe('the footer', () => {
  it('[FR-02] leads to the legal pages and two social addresses, and shows the copyright of the config', async () => {
    await renderPage('/faq', { config: { social } });
    const footer = screen.getByRole('contentinfo');
    const links = within(footer).getAllByRole('link');

    expect(Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual({
      Glossar: '#/glossar',
      Impressum: '#/impressum',
      Datenschutz: '#/datenschutz',
      AGB: '#/agb',
      Barrierefreiheit: '#/barrierefreiheit',
      Mastodon: 'https://social.example/@apotheke',
      Pixelfed: 'https://pixel.example/apotheke',
      'Vertrag widerrufen': '#/widerruf',
    });
    expect(footer).toHaveTextContent('© 2024 - 2025');
  });

  it('changes the copyright with the config', async () => {
    await renderPage('/faq', { config: { copyright: '1999 - 2031', shopName: 'Löwen-Apotheke' } });
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 1999 - 2031 Löwen-Apotheke');
  });
});
