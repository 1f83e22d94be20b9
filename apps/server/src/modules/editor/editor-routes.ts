import {
  editorLogin,
  editorLogout,
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
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../../errors.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import {
  type EditingParts,
  knownPath,
  listFolder,
  listRevisions,
  readImage,
  readRevision,
  readText,
  removeFile,
  renamePost,
  restoreFile,
  saveImage,
  saveText,
} from '../content/editing-service.ts';
import { readDevice, rememberDevice } from './editor-device.ts';
import { type EditorParts, logIn, logOut, requireEditor } from './editor-service.ts';
import { checkImage } from './image-check.ts';

const done = { success: true } as const;

export function registerEditor(app: FastifyInstance, parts: EditorParts & EditingParts & { isHttps: boolean }): void {
  const { keys, isHttps } = parts;
  const editorOf = (request: FastifyRequest) => requireEditor(parts, tokenOf(request));
  const editorsOnly = { beforeBody: async (request: FastifyRequest) => void (await editorOf(request)) };

  serve(app, editorLogin, async ({ body: { username, password } }, { request, reply }) => {
    const device = readDevice(keys, request, username, isHttps);
    const token = await logIn(parts, { username, password, address: request.ip, device });
    rememberDevice({ keys, reply, isHttps }, username, device ?? undefined);
    return { token };
  });

  serve(app, editorLogout, async (_input, { request }) => {
    await editorOf(request);
    await logOut(parts, tokenOf(request) ?? '');
    return done;
  });

  serve(app, listEditorFiles, async ({ query }, { request }) => {
    await editorOf(request);
    return { items: await listFolder(parts, query.dir) };
  });

  serve(app, readEditorFile, async ({ query }, { request, reply }) => {
    await editorOf(request);
    const { content, revision } = await readText(parts, query.path);
    reply.header('etag', `"${revision}"`);
    return { content, revision: String(revision) };
  });

  serve(
    app,
    saveEditorFile,
    async ({ query, headers, body }, { request, reply }) => {
      const { name: author } = await editorOf(request);
      const basedOn = revisionIn(headers['if-match']);
      const revision = await saveText(parts, { path: query.path, content: body.content, author, basedOn });
      reply.header('etag', `"${revision}"`);
      return { revision: String(revision) };
    },
    editorsOnly,
  );

  serve(app, removeEditorFile, async ({ query }, { request }) => {
    const { name } = await editorOf(request);
    return { revision: String(await removeFile(parts, query.path, name)) };
  });

  serve(
    app,
    uploadEditorImage,
    async ({ body: { dir, filename, data } }, { request }) => {
      const { name: author } = await editorOf(request);
      const path = knownPath([...dir.split('/').filter(Boolean), filename.replaceAll('/', '\\')].join('/'));
      const { width, height, ...image } = await checkImage(data, filename);
      await saveImage(parts, { path, author, ...image });
      return { path, width, height };
    },
    editorsOnly,
  );

  serve(app, readEditorImage, async ({ query }, { request }) => {
    await editorOf(request);
    return new FileAnswer({ ...(await readImage(parts, query.path)), name: 'image' });
  });

  serve(app, listEditorRevisions, async ({ query }, { request }) => {
    await editorOf(request);
    return { items: (await listRevisions(parts, query.path)).map(presentRevision) };
  });

  serve(app, readEditorRevision, async ({ params, query }, { request }) => {
    await editorOf(request);
    const revision = await readRevision(parts, query.path, Number(params.revision));
    return { ...presentRevision(revision), content: revision.content };
  });

  serve(app, restoreEditorFile, async ({ body }, { request }) => {
    const { name } = await editorOf(request);
    return { revision: String(await restoreFile(parts, body.path, Number(body.revision), name)) };
  });

  serve(app, renamePostCall, async ({ body }, { request }) => {
    const { name: author } = await editorOf(request);
    await renamePost(parts, { ...body, author });
    return done;
  });
}

function presentRevision<Revision extends { id: number; savedAt: Date }>({ id, savedAt, ...revision }: Revision) {
  return { ...revision, revision: String(id), savedAt: savedAt.toISOString() };
}

function tokenOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** A caller that does not say what it began with saves over whatever is there, as the editor of other servers does. */
function revisionIn(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null;
  const [, id] = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim()) ?? [];
  if (!id) throw new ShopError('InvalidInput', { fields: [{ path: 'headers.if-match', problem: 'invalid_format' }] });
  return Number(id);
}
