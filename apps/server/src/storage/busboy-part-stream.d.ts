declare module '@fastify/busboy/deps/dicer/lib/PartStream.js' {
  export default class PartStream {
    emit(event: string | symbol, ...values: unknown[]): boolean;
    listenerCount(event: string | symbol): number;
  }
}
