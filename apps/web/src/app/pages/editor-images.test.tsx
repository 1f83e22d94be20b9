import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contentServer, openFile, theText } from '#testing/at-editor.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

describe('[CM-04] an upload', () => {
  const file = new File(['x'], 'Blüte 1.png', { type: 'image/png' });
  const picker = () => document.querySelector('input[type=file]') as HTMLInputElement;

  test('asks what the picture shows and puts it into the text with its size', async () => {
    const received = contentServer({
      uploadEditorImage: () => ({ path: 'faq/Blüte-1.png', width: 40, height: 30 }),
    });
    const { user } = await openFile('faq/faq.de.md');
    const text = await theText();
    await user.upload(picker(), file);
    const dialog = await screen.findByRole('dialog', { name: 'Bild hochladen' });
    await user.click(within(dialog).getByRole('button', { name: 'Hochladen und einfügen' }));
    expect(within(dialog).getByText(/Bitte beschreiben Sie das Bild/)).toBeInTheDocument();
    expect(received.uploadEditorImage).toBeUndefined();
    await user.type(within(dialog).getByRole('textbox', { name: /^Beschreibung/ }), 'Eine Blüte');
    await user.click(within(dialog).getByRole('button', { name: 'Hochladen und einfügen' }));
    await waitFor(() => expect(text.value).toContain('![Eine Blüte](/content_management/faq/Bl%C3%BCte-1.png#40x30)'));
    const body = received.uploadEditorImage?.[0]?.body as Record<string, string>;
    expect(body).toMatchObject({ dir: 'faq', filename: 'Blüte-1.png' });
    expect(body.data).toMatch(/^data:image\/png;base64,/);
  });

  test('of several pictures asks about one after the other', async () => {
    contentServer({
      uploadEditorImage: ({ body }) => ({
        path: `faq/${(body as { filename: string }).filename}`,
        width: 40,
        height: 30,
      }),
    });
    const { user } = await openFile('faq/faq.de.md');
    const text = await theText();
    await user.upload(picker(), [file, new File(['y'], 'blatt.png', { type: 'image/png' })]);
    for (const name of ['Blüte-1.png', 'blatt.png']) {
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name der Datei' })).toHaveValue(name));
      await user.type(screen.getByRole('textbox', { name: /^Beschreibung/ }), `Bild ${name}`);
      await user.click(screen.getByRole('button', { name: 'Hochladen und einfügen' }));
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(text.value).toContain('![Bild Blüte-1.png]('));
    await waitFor(() => expect(text.value).toContain('![Bild blatt.png]('));
  });

  test('works by pasting too', async () => {
    contentServer();
    await openFile('faq/faq.de.md');
    fireEvent.paste(await theText(), { clipboardData: { files: [file], types: ['Files'] } });
    expect(await screen.findByRole('dialog', { name: 'Bild hochladen' })).toBeInTheDocument();
  });

  test('needs a file or folder to be open', async () => {
    contentServer();
    const { user } = await renderPage('/cms?area=legal');
    await user.click(await screen.findByRole('button', { name: 'Bild hochladen' }));
    expect(
      await screen.findByText('Bitte eine Datei zum Bearbeiten öffnen oder zuerst in einen Ordner navigieren.'),
    ).toBeInTheDocument();
  });

  test('that is refused is logged and told, and can be tried again', async () => {
    contentServer({ uploadEditorImage: refuse('ImageRefused', { reason: 'exists' }) });
    const { user } = await renderPage('/cms?path=blog/covers');
    await screen.findByRole('img', { name: 'lagerung.webp' });
    await user.upload(picker(), file);
    await user.click(await screen.findByRole('button', { name: 'Hochladen' }));
    expect(await screen.findByText(/schon ein Bild mit diesem Namen/)).toBeInTheDocument();
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('image could not be uploaded'),
      expect.anything(),
    );
    expect(screen.getByRole('textbox', { name: 'Name der Datei' })).toHaveValue('Blüte-1.png');
  });
});
