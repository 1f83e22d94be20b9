import PartStream from '@fastify/busboy/deps/dicer/lib/PartStream.js';

/**
 * When a form breaks off, its parser emits an error on the stream of the current part. After a refusal, or beyond the
 * allowed parts, nobody listens there any more, and Node would end the process. The request is answered all the same:
 * the parser reports the form a second time, where we do listen.
 */
export function outliveBrokenForms(): void {
  const emit = PartStream.prototype.emit;
  PartStream.prototype.emit = function emitToListeners(this: PartStream, event, ...values) {
    if (event === 'error' && this.listenerCount('error') === 0) return false;
    return emit.call(this, event, ...values);
  };
}
