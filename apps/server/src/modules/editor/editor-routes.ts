import {
  editorLogin,
  editorLogout,
  listEditorChanges,
  listEditorFiles,
  listEditorRevisions,
  readEditorFile,
  readEditorImage,
  readEditorRevision,
  removeEditorFile,
  renamePost as renamePostCall,
  restoreEditorFile,
  saveEditorFile,
  uploadEditorImage,
} from '@shop/contract/editor';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import {
  type EditingParts,
  knownPath,
  listChanges,
  listFolder,
  listRevisions,
  readImage,
  readRevision,
  readText,
  removeFile,
  restoreFile,
  saveImage,
  saveText,
} from '../content/editing-service.ts';
import { renamePost } from '../content/post-renaming-service.ts';
import { readDevice, rememberDevice } from './editor-device.ts';
import { type EditorParts, logIn, logOut } from './editor-service.ts';
import { checkImage } from './image-check.ts';

const done = { success: true } as const;

export function registerEditor(app: FastifyInstance, parts: EditorParts & EditingParts & { isHttps: boolean }): void {
  const { keys, isHttps } = parts;

  serve(app, editorLogin, async ({ body: { username, password } }, { request, reply }) => {
    const device = readDevice(keys, request, username, isHttps);
    const token = await logIn(parts, { username, password, address: request.ip, device });
    rememberDevice({ keys, reply, isHttps }, username, device ?? undefined);
    return { token };
  });

  serve(app, editorLogout, async (_input, { editor }) => {
    await logOut(parts, editor);
    return done;
  });

  serve(app, listEditorFiles, async ({ query }) => ({ items: await listFolder(parts, query.dir) }));

  serve(app, listEditorChanges, async () => ({
    items: (await listChanges(parts)).map(({ path, title, author, savedAt }) => ({
      path,
      title,
      author,
      savedAt: savedAt.toISOString(),
    })),
  }));

  serve(app, readEditorFile, async ({ query }, { reply }) => {
    const { content, revision } = await readText(parts, query.path);
    reply.header('etag', `"${revision}"`);
    return { content, revision: String(revision) };
  });

  serve(app, saveEditorFile, async ({ query, headers, body }, { editor, reply }) => {
    const basedOn = revisionIn(headers['if-match']);
    const revision = await saveText(parts, { path: query.path, content: body.content, author: editor.name, basedOn });
    reply.header('etag', `"${revision}"`);
    return { revision: String(revision) };
  });

  serve(app, removeEditorFile, async ({ query }, { editor }) => ({
    revision: String(await removeFile(parts, query.path, editor.name)),
  }));

  serve(app, uploadEditorImage, async ({ body: { dir, filename, data } }, { editor }) => {
    const path = knownPath([...dir.split('/').filter(Boolean), filename.replaceAll('/', '\\')].join('/'));
    const { width, height, ...image } = await checkImage(data, filename);
    await saveImage(parts, { path, author: editor.name, ...image });
    return { path, width, height };
  });

  serve(
    app,
    readEditorImage,
    async ({ query }) => new FileAnswer({ ...(await readImage(parts, query.path)), name: 'image' }),
  );

  serve(app, listEditorRevisions, async ({ query }) => ({
    items: (await listRevisions(parts, query.path)).map(presentRevision),
  }));

  serve(app, readEditorRevision, async ({ params, query }) => {
    const revision = await readRevision(parts, query.path, Number(params.revision));
    return { ...presentRevision(revision), content: revision.content };
  });

  serve(app, restoreEditorFile, async ({ body }, { editor }) => ({
    revision: String(await restoreFile(parts, body.path, Number(body.revision), editor.name)),
  }));

  serve(app, renamePostCall, async ({ body }, { editor }) => {
    await renamePost(parts, { ...body, author: editor.name });
    return done;
  });
}

function presentRevision<Revision extends { id: number; savedAt: Date }>({ id, savedAt, ...revision }: Revision) {
  return { ...revision, revision: String(id), savedAt: savedAt.toISOString() };
}

/** A caller that does not say what it began with saves over whatever is there, as the editor of other servers does. */
function revisionIn(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null;
  const [, id] = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim()) ?? [];
  if (!id) throw new ShopError('InvalidInput', { fields: [{ path: 'headers.if-match', problem: 'invalid_format' }] });
  return Number(id);
}
