import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrate.ts';

/** The oldest state that is still brought up to date (`upgrade.test.ts`). */
const firstKept = '0006';

/** What would break a process of the version before, which goes on serving until its turn comes in a rolling upgrade. */
const breaksOlderProcesses: Record<string, RegExp> = {
  'a table or column goes': /\bDROP (?:TABLE|COLUMN)\b/i,
  'something is renamed': /\bRENAME (?:TO|COLUMN)\b/i,
  'a column becomes mandatory': /\bSET NOT NULL\b/i,
  'a column changes its type': /\bSET DATA TYPE\b|\bALTER COLUMN \S+ TYPE\b/i,
  'a new mandatory column has no default': /\bADD COLUMN \S+ (?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT NULL\b/i,
};

const migrations = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql') && file > firstKept);

test.each(migrations)('%s leaves everything that an older process reads and writes', (file) => {
  const statements = readFileSync(path.join(migrationsFolder, file), 'utf8').split('--> statement-breakpoint');
  const broken = statements.flatMap((statement) =>
    Object.entries(breaksOlderProcesses)
      .filter(([, pattern]) => pattern.test(statement))
      .map(([what]) => `${what}: ${statement.trim()}`),
  );
  expect(broken).toEqual([]);
});
