import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contentFiles } from '#testing/content-files.ts';
import { fakeServer, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const german = [
  { type: 'section', id: 'rezept', title: 'Rezept', contentHtml: '<p>Nur auf Rezept.</p>' },
  { type: 'question', id: 'foto', question: 'Reicht ein Foto?', answerHtml: '<p>Nein.<script>alert(1)</script></p>' },
  { type: 'question', id: 'original', question: 'Wohin mit dem Original?', answerHtml: '<p>Per Post.</p>' },
  { type: 'section', id: 'konto', title: 'Konto' },
  {
    type: 'question',
    id: 'passwort',
    question: 'Warum kein Passwort?',
    answerHtml: '<p><a href="#foto">Siehe Foto</a></p>',
  },
];
const english = [{ type: 'question', id: 'photo', question: 'Is a photo enough?', answerHtml: '<p>No.</p>' }];
const files = contentFiles({ 'faq/faq.de.json': german, 'faq/faq.en.json': english });

const question = (name: string) => screen.getByRole('button', { name });
const open = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

describe('[CT-04] the questions', () => {
  test('stand under the headings of their sections', async () => {
    fakeServer({ readContentFile: files });
    await renderPage('/faq');
    expect(await screen.findByRole('heading', { level: 2, name: 'Rezept' })).toBeInTheDocument();
    expect(screen.getByText('Nur auf Rezept.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Konto' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  test('the first is open, and only one ever is', async () => {
    fakeServer({ readContentFile: files });
    const { user } = await renderPage('/faq');
    expect(await screen.findByText('Nein.')).toBeVisible();
    expect(screen.getByText('Per Post.')).not.toBeVisible();
    await user.click(question('Wohin mit dem Original?'));
    expect(screen.getByText('Per Post.')).toBeVisible();
    expect(screen.getByText('Nein.')).not.toBeVisible();
    expect(open()).toEqual(['Wohin mit dem Original?']);
  });

  test('toggling the open one closes it', async () => {
    fakeServer({ readContentFile: files });
    const { user } = await renderPage('/faq');
    await screen.findByText('Nein.');
    await user.click(question('Reicht ein Foto?'));
    expect(screen.getByText('Nein.')).not.toBeVisible();
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });

  test('Enter and Space open and close', async () => {
    fakeServer({ readContentFile: files });
    const { user } = await renderPage('/faq');
    await screen.findByText('Nein.');
    act(() => question('Wohin mit dem Original?').focus());
    await user.keyboard('{Enter}');
    expect(open()).toEqual(['Wohin mit dem Original?']);
    await user.keyboard(' ');
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });

  test('come anew in the language that is chosen', async () => {
    const received = fakeServer({ readContentFile: files });
    const { user } = await renderPage('/faq');
    await screen.findByText('Nein.');
    await user.click(screen.getByRole('button', { name: 'DE, Sprache wechseln' }));
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('No.')).toBeVisible();
    expect(received.readContentFile?.map(({ params }) => params.rest)).toEqual(['faq/faq.de.json', 'faq/faq.en.json']);
  });

  test('after two changes of the language the first is open again, and they were asked for three times', async () => {
    const received = fakeServer({ readContentFile: files });
    const { user } = await renderPage('/faq');
    await screen.findByText('Nein.');
    await user.click(question('Wohin mit dem Original?'));
    await user.click(screen.getByRole('button', { name: 'DE, Sprache wechseln' }));
    await user.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByText('No.');
    expect(open()).toEqual(['Is a photo enough?']);
    await user.click(screen.getByRole('button', { name: 'EN, change language' }));
    await user.click(screen.getByRole('button', { name: 'Deutsch' }));
    await screen.findByText('Nein.');
    expect(open()).toEqual(['Reicht ein Foto?']);
    await waitFor(() => expect(received.readContentFile).toHaveLength(3));
  });

  test('answers are shown without what could do harm', async () => {
    fakeServer({ readContentFile: files });
    const { container } = await renderPage('/faq');
    expect(await screen.findByText('Nein.')).toBeVisible();
    expect(container.querySelector('main script')).toBeNull();
  });
});

describe('a link to a question', () => {
  test('opens it and not the first', async () => {
    fakeServer({ readContentFile: files });
    await renderPage('/faq#passwort');
    expect(await screen.findByRole('link', { name: 'Siehe Foto' })).toBeVisible();
    expect(open()).toEqual(['Warum kein Passwort?']);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Warum kein Passwort?' })).toHaveFocus());
  });

  test('from an answer opens the other one', async () => {
    fakeServer({ readContentFile: files });
    const { user } = await renderPage('/faq#passwort');
    await user.click(await screen.findByRole('link', { name: 'Siehe Foto' }));
    await waitFor(() => expect(open()).toEqual(['Reicht ein Foto?']));
  });

  test('that does not exist opens the first', async () => {
    fakeServer({ readContentFile: files });
    await renderPage('/faq#%');
    expect(await screen.findByText('Nein.')).toBeVisible();
  });
});

describe('[CT-03] the questions come from', () => {
  test('the content API where the file is missing', async () => {
    const received = fakeServer({
      readContentFile: contentFiles({}),
      readFaq: () => [{ type: 'question', id: 'a', question: 'Aus der API?', answerHtml: '<p>Ja.</p>' }],
    });
    await renderPage('/faq');
    expect(await screen.findByRole('button', { name: 'Aus der API?' })).toBeInTheDocument();
    expect(received.readFaq?.[0]?.query).toEqual({ lang: 'de' });
  });

  test('nowhere: it says so and can be tried again', async () => {
    let isDown = true;
    fakeServer({
      readContentFile: (request) => (isDown ? refuse('Internal')() : files(request)),
      readFaq: refuse('Internal'),
    });
    const { user } = await renderPage('/faq');
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(
      'Wir konnten die Fragen nicht laden.',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Nein.')).toBeVisible();
  });
});
