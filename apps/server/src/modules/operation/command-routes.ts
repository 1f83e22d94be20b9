import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../../errors.ts';
import { isStorable } from '../../http/clean-text.ts';
import { isFromThisMachine } from '../../http/loopback-only.ts';
import type { Keys } from '../../keys.ts';
import { printable } from '../../terminal-text.ts';

/** What a command leaves at the terminal: a sentence or more, and sometimes a file. */
export interface CommandAnswer {
  says: string;
  file?: { name: string; base64: string };
}

/** What a command of the pharmacy does. `who` is the name of the person at the terminal, for what has to be recorded. */
export type Command = (words: string[], who: string) => Promise<string | CommandAnswer>;

/**
 * Commands are sent to the running shop, which has the settings, keys and texts in use. They are on the operator's
 * listener, which no proxy forwards to. Only somebody who can read the shop's data folder, or its secret, has the token, and
 * from other machines, which may read the metrics, this address does not exist.
 */
export function serveCommands(app: FastifyInstance, keys: Keys, commands: Record<string, Command>): void {
  app.post<{ Params: { name: string }; Body: { words?: unknown; who?: unknown } }>(
    '/api/commands/:name',
    async (request) => {
      refuseStrangers(request, keys);
      const command = Object.hasOwn(commands, request.params.name) ? commands[request.params.name] : undefined;
      if (!command) throw new ShopError('NotFound');
      const words = Array.isArray(request.body?.words) ? request.body.words.map(String) : [];
      const who = String(request.body?.who ?? 'unknown');
      if (![...words, who].every(isStorable)) throw new ShopError('MalformedRequest');
      const answer = await command(words, who);
      const { says, ...file } = typeof answer === 'string' ? { says: answer } : answer;
      return { says: printable(says), ...file };
    },
  );
}

/** Lets nobody pass but the operator at this machine. */
export function refuseStrangers(request: FastifyRequest, keys: Keys): void {
  if (!isFromThisMachine(request)) throw new ShopError('NotFound');
  if (!isOperator(request, keys)) throw new ShopError('Unauthorized');
}

export function operatorToken(keys: Keys): string {
  return keys.hash('commands', 'the running shop');
}

function isOperator(request: FastifyRequest, keys: Keys): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${operatorToken(keys)}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
