import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const contentPath = z.string().min(1).max(300).describe('the public path below /content_management/');

export const editorLogin = endpoint('editorLogin', {
  summary: 'A bearer token for eight hours',
  access: 'guest',
  body: z.object({ username: z.string().min(1).max(100), password: z.string().min(1).max(200) }),
  output: z.object({ token: z.string() }),
  errors: ['LoginFailed'],
});

export const listEditorFiles = endpoint('listEditorFiles', {
  summary: 'Folders and files below a folder',
  access: 'editor',
  query: z.object({ dir: z.string().max(300).default('') }),
  output: z.object({ items: z.array(z.object({ name: z.string(), type: z.enum(['dir', 'file']) })) }),
  errors: ['Unauthorized'],
});

export const readEditorFile = endpoint('readEditorFile', {
  summary: 'A text as it is stored',
  access: 'editor',
  query: z.object({ path: contentPath }),
  output: z.object({ content: z.string() }),
  errors: ['Unauthorized'],
});

export const saveEditorFile = endpoint('saveEditorFile', {
  summary: 'Saves a text as a new revision',
  access: 'editor',
  query: z.object({ path: contentPath }),
  headers: z.object({ 'if-match': z.string().max(100).optional() }),
  body: z.object({ content: z.string().max(2 * 1024 * 1024) }),
  output: z.object({ revision: z.string() }),
  errors: ['Unauthorized', 'EditConflict'],
});

export const uploadEditorImage = endpoint('uploadEditorImage', {
  summary: 'Stores an image beside the texts',
  access: 'editor',
  body: z.object({
    dir: z.string().max(300),
    filename: z.string().min(1).max(150),
    data: z.string().startsWith('data:').describe('a data URL'),
  }),
  output: z.object({ path: z.string() }),
  errors: ['Unauthorized', 'ImageRefused'],
});
