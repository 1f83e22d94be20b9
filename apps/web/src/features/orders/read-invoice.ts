import { fieldsOf, textIn } from '#lib/read-fields.ts';
import { webAddressIn } from './read-orders.ts';

/** The invoice's bytes, or where they are. */
export type Invoice = { file: Blob } | { url: string };

/** A PDF, or an object with `url` or `base64Pdf` (OR-04). Throws when there is none that can be trusted. */
export function readInvoice(answer: unknown): Invoice {
  if (answer instanceof Blob && answer.size > 0) return { file: answer };
  const fields = fieldsOf(answer);
  const base64 = textIn(fields?.base64Pdf);
  if (base64) return { file: new Blob([bytesOf(base64)], { type: 'application/pdf' }) };
  const url = webAddressIn(fields?.url);
  if (url) return { url };
  throw new TypeError('The answer holds no invoice.');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64.replace(/^data:[^,]*,/, '')), (character) => character.charCodeAt(0));
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== '%PDF') throw new TypeError('The invoice is no PDF.');
  return bytes;
}
