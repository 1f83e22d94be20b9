import PartStream from '@fastify/busboy/deps/dicer/lib/PartStream.js';

/**
 * A form that breaks off is reported by its parser on the stream of the part that was under way. Once a form was refused,
 * or has more parts than allowed, nobody listens there any more, and Node would end the process for everybody. The request
 * itself is answered all the same: the parser reports the form a second time, where we listen.
 */
export function outliveBrokenForms(): void {
  const emit = PartStream.prototype.emit;
  PartStream.prototype.emit = function emitToListeners(this: PartStream, event, ...values) {
    if (event === 'error' && this.listenerCount('error') === 0) return false;
    return emit.call(this, event, ...values);
  };
}
