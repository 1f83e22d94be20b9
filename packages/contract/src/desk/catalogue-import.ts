import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longestTable, rowProblems } from './import-words.ts';
import { writeOnce } from './writing.ts';

const table = z.string().min(1).max(longestTable).describe('CSV with the names of the columns in its first line');
const cell = z.string().nullable();

const importPlan = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faulty: z.int().describe('as long as there are any, nothing is imported'),
  faults: z
    .array(z.object({ line: z.int(), column: z.string().nullable(), problem: z.enum(rowProblems) }))
    .describe('the first of them'),
  changes: z
    .array(
      z.object({
        line: z.int(),
        name: z.string(),
        isNew: z.boolean(),
        fields: z.array(z.object({ column: z.string(), before: cell, after: cell })),
      }),
    )
    .describe('the first of them'),
  seal: z.string().describe('names exactly these changes; `importCatalogue` asks for it'),
});
export type ImportPlan = z.infer<typeof importPlan>;

const ofTable = {
  access: 'staff',
  right: 'editCatalogue',
  texts: { 'body.table': 'lines' },
  bodyLimitBytes: 16 * 1024 * 1024,
  output: importPlan,
} as const;

export const previewImport = endpoint('previewImport', {
  summary: 'What a table would change of the catalogue, and what is wrong with it, row by row',
  ...ofTable,
  body: z.object({ table }),
});

export const importCatalogue = endpoint('importCatalogue', {
  summary: 'Changes the catalogue as the preview said, all of it or nothing',
  ...ofTable,
  headers: writeOnce,
  body: z.object({ table, seal: z.string().max(100) }),
  errors: ['ImportFaulty', 'ImportChanged'],
});
