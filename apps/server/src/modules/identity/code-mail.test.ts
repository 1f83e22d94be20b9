import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, test } from 'vitest';
import { htmlProblems } from '../../testing/html-checker.ts';
import { codeMail } from './code-mail-service.ts';

const purposes = ['sign-in', 'change-email', 'desk'] as const;
const languages = ['de', 'en'] as const;

function write(differences: Partial<Parameters<typeof codeMail>[0]> = {}) {
  return codeMail({
    purpose: 'sign-in',
    email: 'clara@post.example',
    code: '482913',
    language: 'de',
    config: defaultShopConfig,
    shopUrl: 'https://shop.example',
    ...differences,
  });
}

test.each(purposes.flatMap((purpose) => languages.map((language) => ({ purpose, language }))))(
  'the code for $purpose stands large and alone below the name of the shop, in $language',
  ({ purpose, language }) => {
    const { subject, text, html } = write({ purpose, language });
    expect(text).toMatch(/^Mainblüte\n/);
    expect(text).toMatch(/^482913$/m);
    expect(html).toMatch(/font:600 36px[^>]*>482913</);
    expect(html.indexOf('>Mainblüte<')).toBeLessThan(html.indexOf('482913'));
    // Subjects and titles show on locked screens.
    expect(subject).not.toContain('482913');
    expect(html).toContain('https://shop.example/#/impressum');
  },
);

test('its html is valid, with all that can be told along', { timeout: 120_000 }, () => {
  const whole = write({
    deviceLink: 'https://shop.example/#/this-device/x',
    movedAt: new Date('2026-11-01T10:00:00Z'),
  });
  expect(htmlProblems({ whole: whole.html })).toEqual([]);
  expect(whole.html).toContain('href="https://shop.example/#/this-device/x"');
  expect(whole.text).toContain('https://shop.example/#/this-device/x');
});
