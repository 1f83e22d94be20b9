import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../errors.ts';

/** No call needs nearly as many: whoever sends more wants to keep the parser and the schemas busy. */
const mostValues = 5_000;
const deepest = 32;
const sliceBytes = 256 * 1024;

/**
 * Looks at the structure of a JSON body before it is parsed. A megabyte of brackets costs a tenth of a second to parse,
 * a megabyte of text next to nothing.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    await assertSimple(body);
    return new Promise((resolve, reject) => {
      void parse(request, body.toString(), (error, value) => (error ? reject(error) : resolve(value)));
    });
  });
}

/** Throws `MalformedRequest` for too many values or too deep a nesting. Others get their turn between two slices. */
export async function assertSimple(json: Buffer): Promise<void> {
  const scan = scanStructure();
  for (let at = 0; at < json.length; at += sliceBytes) {
    if (at > 0) await nextTurn();
    scan(json.subarray(at, at + sliceBytes));
  }
}

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')];
const [openArray, closeArray, openObject, closeObject] = [code('['), code(']'), code('{'), code('}')];

function scanStructure(): (bytes: Buffer) => void {
  let isInText = false;
  let isEscaped = false;
  let depth = 0;
  let values = 0;
  return (bytes) => {
    for (const byte of bytes) {
      if (isEscaped) isEscaped = false;
      else if (isInText) {
        if (byte === backslash) isEscaped = true;
        else if (byte === quote) isInText = false;
      } else if (byte === quote) isInText = true;
      else if (byte === openArray || byte === openObject) {
        depth += 1;
        values += 1;
      } else if (byte === closeArray || byte === closeObject) depth -= 1;
      else if (byte === comma) values += 1;
      if (depth > deepest || values > mostValues) throw new ShopError('MalformedRequest');
    }
  };
}
