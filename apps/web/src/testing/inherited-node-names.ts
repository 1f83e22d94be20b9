/**
 * In happy-dom every kind of node answers its `nodeName` by itself, and what `Node` itself answers is empty. In a browser
 * it is one answer for all, and the sanitiser of texts reads it there, so that no text can pretend to be another element.
 */
const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeName');

Object.defineProperty(Node.prototype, 'nodeName', {
  ...own,
  get(this: Node): string {
    for (let kind = Object.getPrototypeOf(this); kind && kind !== Node.prototype; kind = Object.getPrototypeOf(kind)) {
      const answer = Object.getOwnPropertyDescriptor(kind, 'nodeName')?.get;
      if (answer) return answer.call(this);
    }
    return own?.get?.call(this) ?? '';
  },
});
