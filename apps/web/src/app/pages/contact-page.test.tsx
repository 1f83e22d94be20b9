import { defaultShopConfig } from '@shop/contract/shop-config';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';

test('[CT-09] has three ways to the team and the form', async () => {
  const { user } = await renderPage('/contact', { config: { phone: '+49 931 55512', email: 'team@loewe.example' } });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /^Termin buchen/ })).toHaveAttribute('href', '#/booking');
  expect(main.getByRole('link', { name: /^Anrufen/ })).toHaveAttribute('href', 'tel:+4993155512');
  expect(main.getByRole('link', { name: /^E-Mail schreiben/ })).toHaveAttribute('href', 'mailto:team@loewe.example');

  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  expect(screen.getByText('Bitte akzeptiere die Datenschutzerklärung')).toBeVisible();
});

test('says where and when, in the words of the config', async () => {
  await renderPage('/contact', {
    config: {
      shopName: 'Löwen-Apotheke',
      pharmacy: {
        ...defaultShopConfig.pharmacy,
        street: 'Am Markt 1',
        postalCode: '97070',
        city: 'Würzburg',
        advisoryHours: 'täglich',
        openingHours: 'werktags',
      },
    },
  });
  expect(screen.getByText(/Löwen-Apotheke/, { selector: 'address' })).toHaveTextContent('Am Markt 197070 Würzburg');
  expect(screen.getByText('Telefonisch täglich')).toBeVisible();
  expect(screen.getByText('werktags').parentElement).toHaveTextContent('Geöffnet: werktags');
});

test('tells the hours in English to who reads English, where the pharmacy has put them into English', async () => {
  await renderPage('/contact', { locale: 'en' });
  expect(screen.getByText('By phone Monday to Friday, 9 am to 5 pm')).toBeVisible();
  cleanup();
  await renderPage('/contact', {
    locale: 'en',
    config: { pharmacy: { ...defaultShopConfig.pharmacy, advisoryHoursEn: '' } },
  });
  expect(screen.getByText('By phone Montag bis Freitag 9 bis 17 Uhr')).toBeVisible();
});

test('shows the way and a map with a name, and neither to the guests of another house', async () => {
  await renderPage('/contact');
  const way = within(screen.getByRole('region', { name: 'So finden Sie zu uns' }));
  expect(way.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(way.getByRole('img', { name: /^Lageskizze: .*Brückenstraße.* Uferstraße 12$/ })).toBeVisible();
  expect(screen.getAllByRole('form')).toHaveLength(1);
  cleanup();

  await renderPage('/contact', { config: { pharmacy: { ...defaultShopConfig.pharmacy, street: 'Am Markt 1' } } });
  expect(screen.getByRole('heading', { name: 'Beratung' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'So finden Sie zu uns' })).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /^Lageskizze/ })).not.toBeInTheDocument();
});
