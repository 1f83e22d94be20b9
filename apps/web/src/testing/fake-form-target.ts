import { vi } from 'vitest';

/** A form as it was sent, and what the store makes of it. */
export interface ReceivedForm {
  address: string;
  /** In their order; a file by its name. */
  fields: [name: string, value: string][];
  file: File | null;
  /** Whether the page asked to be told how far it has come. */
  wantsProgress: boolean;
  isCancelled: boolean;
  progress(loaded: number, total: number): void;
  answer(status: number, text?: string): void;
  /** The connection breaks, or the browser may not read the answer. */
  fail(): void;
}

type Reply = (form: ReceivedForm) => void;

/**
 * Stands in for the object store behind `domain/prescription/send-form.ts`, as `fakeServer` does for our own. Every form is answered with
 * 204 unless the test says otherwise. What really travels is proven beside `send-form.ts`.
 */
export function fakeFormTarget(reply: Reply = (form) => form.answer(204)): ReceivedForm[] {
  const received: ReceivedForm[] = [];

  class FakeRequest extends EventTarget {
    readonly upload = new WatchedTarget();
    status = 0;
    responseText = '';
    private address = '';
    private form: ReceivedForm | null = null;

    open(_method: string, address: string) {
      this.address = address;
    }

    abort() {
      if (this.form) this.form.isCancelled = true;
      this.dispatchEvent(new Event('abort'));
    }

    send(body: FormData) {
      const file = body.get('file');
      this.form = {
        address: this.address,
        fields: [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
        file: file instanceof File ? file : null,
        wantsProgress: this.upload.isWatched,
        isCancelled: false,
        progress: (loaded, total) =>
          this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total })),
        answer: (status, text = '') => {
          this.status = status;
          this.responseText = text;
          this.dispatchEvent(new Event('load'));
        },
        fail: () => this.dispatchEvent(new Event('error')),
      };
      received.push(this.form);
      reply(this.form);
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return received;
}

class WatchedTarget extends EventTarget {
  isWatched = false;

  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>) {
    this.isWatched = true;
    super.addEventListener(...parameters);
  }
}
