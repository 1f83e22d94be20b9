import { z } from 'zod';

type Status = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 500 | 503;

export interface ErrorEntry {
  status: Status;
  /** For logs and foreign clients. Constant, never an echo of input; people read the client's own sentence. */
  message: string;
  data?: z.ZodType;
}

/** An entry of the catalogue of errors; `data` names the fields that it carries, where it carries any. */
export function failure<const Code extends Status>(status: Code, message: string): { status: Code; message: string };
export function failure<const Code extends Status, Fields extends z.ZodRawShape>(
  status: Code,
  message: string,
  data: Fields,
): { status: Code; message: string; data: z.ZodObject<Fields> };
export function failure(status: Status, message: string, data?: z.ZodRawShape): ErrorEntry {
  return data ? { status, message, data: z.object(data) } : { status, message };
}
