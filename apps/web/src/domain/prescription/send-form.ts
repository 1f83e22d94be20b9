/** What became of a form that was sent. `unanswered`: the connection failed, or the browser may not read the answer. */
export type FormOutcome =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'timeout' }
  | { kind: 'unanswered' };

interface SendFormOptions {
  signal: AbortSignal;
  timeoutMs: number;
  /** How much of it is sent, 0 to 100. */
  onProgress: (percent: number) => void;
}

/**
 * Posts a form to a signed address, of this server or of an object store elsewhere. Not part of `api.ts`: the address is
 * no call of the contract, no session goes along to a foreign one, and only XMLHttpRequest tells how far it has come.
 * Throws nothing but the abort's own reason.
 */
export async function sendForm(address: string, form: FormData, options: SendFormOptions): Promise<FormOutcome> {
  const deadline = AbortSignal.timeout(options.timeoutMs);
  let hasBegun = false;
  const outcome = await post(address, form, {
    stop: AbortSignal.any([options.signal, deadline]),
    onProgress: (percent) => {
      hasBegun = true;
      options.onProgress(percent);
    },
  });
  // Listening for progress causes a CORS preflight. A store that does not allow it still takes a plain form, as from
  // any page.
  const isUnasked = outcome.kind === 'unanswered' && !hasBegun && isForeign(address);
  const final =
    isUnasked && !deadline.aborted && !options.signal.aborted
      ? await post(address, form, { stop: AbortSignal.any([options.signal, deadline]) })
      : outcome;
  options.signal.throwIfAborted();
  return deadline.aborted && final.kind === 'unanswered' ? { kind: 'timeout' } : final;
}

interface PostOptions {
  stop: AbortSignal;
  onProgress?: (percent: number) => void;
}

function post(address: string, form: FormData, { stop, onProgress }: PostOptions): Promise<FormOutcome> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve({ kind: 'unanswered' });
    const request = new XMLHttpRequest();
    request.open('POST', address);
    if (onProgress) {
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
      });
    }
    request.addEventListener('load', () =>
      resolve({ kind: 'answered', status: request.status, text: request.responseText }),
    );
    request.addEventListener('error', () => resolve({ kind: 'unanswered' }));
    request.addEventListener('abort', () => resolve({ kind: 'unanswered' }));
    stop.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function isForeign(address: string): boolean {
  return new URL(address, window.location.href).origin !== window.location.origin;
}
