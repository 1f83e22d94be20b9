import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));

test('[CT-08] says what the team does, why, and what it offers, and how to reach it', async () => {
  await renderPage('/about', { config: { shopName: 'Löwe' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Eine Apotheke/);
  expect(screen.getByRole('button', { name: /^Animation/ })).toBeVisible();

  const expertise = region('Unser Fachgebiet');
  expect(expertise.getAllByRole('listitem')).toHaveLength(6);
  expect(expertise.getByRole('link', { name: 'Erstberatung buchen' })).toHaveAttribute('href', '#/booking');

  expect(region('Warum Löwe').getAllByRole('heading', { level: 3 })).toHaveLength(3);

  const services = region('Unsere Leistungen');
  expect(services.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(services.getByRole('link', { name: 'Zum Shop' })).toHaveAttribute('href', '#/shop');

  const contact = region('Kontakt');
  expect(contact.getByRole('link', { name: /^Termin buchen/ })).toHaveAttribute('href', '#/booking');
  expect(contact.getByRole('form', { name: 'Schreiben Sie uns' })).toBeVisible();
});

test('introduces the team, and no other pharmacy’s people as its own', async () => {
  await renderPage('/about');
  const people = region('Unser Team').getAllByRole('listitem');
  expect(people.map((person) => within(person).getByRole('heading').textContent)).toContain('Johanna Mainthal');
  expect(people.every((person) => person.querySelector('svg path'))).toBe(true);
  expect(region('Kontakt').getByRole('img', { name: /^Lageskizze/ })).toBeVisible();
  expect(screen.getAllByRole('form')).toHaveLength(1);
  cleanup();

  await renderPage('/about', { config: { shopName: 'Löwe' } });
  expect(screen.getByRole('region', { name: 'Kontakt' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Unser Team' })).not.toBeInTheDocument();
});

test('whoever has no portrait is shown by initials', async () => {
  const markdown =
    '---\ntitle: T\n---\n\n## A\n\n## B\n\n## C\n\n## D\n\n## Wir\n\n### Dr. Ada van Berg\n\nApothekerin\n';
  fakeServer({ readContentFile: () => markdown });
  await renderPage('/about', { config: { shopName: 'Löwe' } });
  expect((await screen.findByRole('region', { name: 'Wir' })).querySelector('svg')).toHaveTextContent('DB');
});

test('[CT-08] speaks English', async () => {
  await renderPage('/about', { locale: 'en' });
  expect(screen.getByRole('form', { name: 'Write to us' })).toBeVisible();
  expect(document.title).toBe('About us · Mainblüte Apotheke');
});
