import { z } from 'zod';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { editorLoginLimits } from './form-limits.ts';

const mebibyte = 1024 * 1024;
/** In characters. More than is taken, so that a text that is too long hears so instead of being cut off. */
const longestSentText = 500_000;
const largestImageBytes = 5 * mebibyte;

const contentPath = z.string().min(1).max(300).describe('the public path below /content_management/');
const revision = z.string().regex(/^\d{1,15}$/);

export const editorLogin = endpoint('editorLogin', {
  summary: 'A bearer token for eight hours, thirty minutes of them idle',
  access: 'guest',
  body: z.object({
    username: z.string().min(1).max(editorLoginLimits.username),
    password: z.string().min(1).max(editorLoginLimits.password),
  }),
  texts: { 'body.password': 'asWritten' },
  output: z.object({ token: z.string() }),
  errors: ['LoginFailed'],
});

export const editorLogout = endpoint('editorLogout', {
  summary: 'Revokes the token',
  access: 'editor',
  output: done,
});

export const listEditorFiles = endpoint('listEditorFiles', {
  summary: 'Folders and files below a folder',
  access: 'editor',
  query: z.object({ dir: z.string().max(300).default('') }),
  output: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        type: z.enum(['dir', 'file']),
        title: z.string().optional().describe('of a post, on its folder'),
        isDraft: z.boolean().optional().describe('of a post, on its folder'),
      }),
    ),
  }),
});

export const listEditorChanges = endpoint('listEditorChanges', {
  summary: 'The texts that editors changed last, newest first, each once',
  access: 'editor',
  output: z.object({
    items: z.array(
      z.object({
        path: contentPath,
        title: z.string().nullable(),
        author: z.string().nullable(),
        savedAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const readEditorFile = endpoint('readEditorFile', {
  summary: 'A text as it is stored; its revision is the ETag too',
  access: 'editor',
  query: z.object({ path: contentPath }),
  output: z.object({ content: z.string(), revision }),
});

export const saveEditorFile = endpoint('saveEditorFile', {
  summary: 'Saves a text as a new revision; with If-Match only if nobody saved in between',
  access: 'editor',
  query: z.object({ path: contentPath }),
  headers: z.object({ 'if-match': z.string().max(100).optional() }),
  body: z.object({ content: z.string().max(longestSentText) }),
  texts: { 'body.content': 'asWritten' },
  output: z.object({ revision }),
  // JSON writes a character in up to six bytes.
  bodyLimitBytes: 6 * longestSentText,
  errors: ['EditConflict', 'TextTooComplex'],
});

export const removeEditorFile = endpoint('removeEditorFile', {
  summary: 'Removes a text or an image from the public; its revisions stay and can be restored',
  access: 'editor',
  query: z.object({ path: contentPath }),
  output: z.object({ revision: revision.describe('the one to restore when this was a mistake') }),
});

export const uploadEditorImage = endpoint('uploadEditorImage', {
  summary: 'Stores an image beside the texts',
  access: 'editor',
  body: z.object({
    dir: z.string().max(300),
    filename: z.string().min(1).max(150),
    data: z.string().startsWith('data:').describe('a data URL'),
  }),
  output: z.object({ path: z.string(), width: z.int(), height: z.int() }),
  // Twice what is taken, so that a picture that is too large hears so instead of being cut off.
  bodyLimitBytes: 2 * Math.ceil(largestImageBytes * 1.4),
  errors: ['ImageRefused'],
});

export const readEditorImage = endpoint('readEditorImage', {
  summary: 'An image, also one beside a draft, which the public cannot see',
  access: 'editor',
  query: z.object({ path: contentPath }),
  output: z.string(),
  outputType: 'image/*',
});

const revisionEntry = z.object({
  revision,
  change: z.enum(['seed', 'save', 'upload', 'remove', 'restore', 'rename']),
  author: z.string().nullable().describe('null for what came with the shop'),
  savedAt: z.iso.datetime(),
});

export const listEditorRevisions = endpoint('listEditorRevisions', {
  summary: 'Every state a file had, newest first',
  access: 'editor',
  query: z.object({ path: contentPath }),
  output: z.object({ items: z.array(revisionEntry) }),
});

export const readEditorRevision = endpoint('readEditorRevision', {
  summary: 'A text as it was',
  access: 'editor',
  params: z.object({ revision }),
  query: z.object({ path: contentPath }),
  output: revisionEntry.extend({ content: z.string() }),
});

export const restoreEditorFile = endpoint('restoreEditorFile', {
  summary: 'Makes an older state the present one, as a new revision',
  access: 'editor',
  body: z.object({ path: contentPath, revision }),
  output: z.object({ revision }),
});

export const renamePost = endpoint('renamePost', {
  summary: 'Gives a post another address, in both languages; one that was public leads on to the new one',
  access: 'editor',
  body: z.object({
    slug: z.string().min(1).max(120),
    newSlug: z
      .string()
      .max(120)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  }),
  output: done,
  errors: ['AddressTaken'],
});

export { largestImageBytes };
