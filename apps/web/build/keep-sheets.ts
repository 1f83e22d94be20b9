import type { Plugin } from 'vite';

/** A sheet that is imported counts, even where the importer uses none of its class names: `import.meta.glob` of sheets. */
export function keepSheets(): Plugin {
  return {
    name: 'keep-sheets',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      return id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null;
    },
  };
}
