import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { contentServer, faqText, openAndType, openFile, saveButton, theText } from '#testing/at-editor.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

describe('[CM-06] a 401', () => {
  test('leads to the login and back to the same file with the text kept', async () => {
    let isOver = false;
    contentServer({
      saveEditorFile: () => (isOver ? refuse('Unauthorized')() : { revision: '9' }),
      editorLogin: () => ({ token: 'another-token' }),
    });
    const { user, router } = await openAndType('Kostbar.');
    isOver = true;
    await user.click(saveButton());
    expect(await screen.findByRole('heading', { name: 'Anmeldung zur Redaktion' })).toBeInTheDocument();
    expect(readStored('cms_token')).toBeNull();

    isOver = false;
    await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'anna');
    await user.type(screen.getByLabelText('Passwort'), 'geheim');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect((await theText()).value).toBe(`${faqText}Kostbar.`);
    expect(router.state.location.search).toBe('?path=faq/faq.de.md');
    await user.click(saveButton());
    expect(await screen.findByText('Gespeichert.')).toBeInTheDocument();
  });

  test('without a token there is nothing to see', async () => {
    localStorage.removeItem('cms_token');
    contentServer();
    await openFile('faq/faq.de.md');
    expect(await screen.findByRole('heading', { name: 'Anmeldung zur Redaktion' })).toBeInTheDocument();
  });

  test('logging out ends the session and removes the token', async () => {
    const received = contentServer({ editorLogout: () => ({ success: true }) });
    const { user, router } = await renderPage('/cms');
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cms/login'));
    expect(readStored('cms_token')).toBeNull();
    expect(received.editorLogout?.[0]?.headers.get('authorization')).toBe('Bearer token-of-the-editor');
  });
});
