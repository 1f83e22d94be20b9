import { once } from 'node:events';
import { Socket } from 'node:net';
import { unzipSync } from 'fflate';

interface Request {
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Answered {
  status: number;
  text: string;
  /** Null for an answer that is no JSON. */
  data: Record<string, never> | null;
}

/** A browser, with its cookies, that remembers every word it was told: of each answer the headers and the content. */
export class Eavesdropper {
  readonly heard: { place: string; text: string }[] = [];
  private readonly cookies = new Map<string, string>();

  note(place: string, text: string): void {
    this.heard.push({ place, text });
  }

  async ask(method: string, url: string, { headers = {}, body }: Request = {}): Promise<Answered> {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = wordsOf(bytes, response.headers.get('content-type') ?? '');
    const { pathname, search } = new URL(url);
    this.note(`answer ${method} ${pathname}${search}`, `${JSON.stringify([...response.headers])}\n${text}`);
    return { status: response.status, text, data: asJson(text) };
  }

  /** What no client would send, as it is. */
  async sendRaw(origin: string, bytes: string): Promise<void> {
    const { hostname, port } = new URL(origin);
    const socket = new Socket().connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.end(bytes);
    await once(socket, 'close');
    this.note(`answer to ${JSON.stringify(bytes.slice(0, 40))}`, text);
  }
}

function asJson(text: string): Answered['data'] {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Also unpacks compressed content. */
function wordsOf(bytes: Buffer, type: string): string {
  if (!type.includes('zip')) return bytes.toString(type.includes('pdf') ? 'latin1' : 'utf8');
  return Object.entries(unzipSync(new Uint8Array(bytes)))
    .map(([name, content]) => `${name}\n${Buffer.from(content).toString('latin1')}`)
    .join('\n');
}
