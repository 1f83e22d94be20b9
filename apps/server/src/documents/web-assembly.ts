export type WasmImports = Record<string, Record<string, unknown>>;

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export interface WasmInstance {
  readonly exports: Record<string, unknown>;
}

interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: WasmImports) => WasmInstance;
  Memory: { prototype: WasmMemory };
}

/** Node has it, its types do not: those of the DOM would bring all of a browser along. */
export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;

/** Limits of a thread count its JavaScript only; a library of C takes a refusal like any other lack of memory. */
export function limitWasmMemory(mostBytes: number, whenRefused: () => void = () => {}): void {
  const { grow } = webAssembly.Memory.prototype;
  webAssembly.Memory.prototype.grow = function growWithin(this: WasmMemory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > mostBytes) {
      whenRefused();
      throw new RangeError('too much memory');
    }
    return grow.call(this, pages);
  };
}
