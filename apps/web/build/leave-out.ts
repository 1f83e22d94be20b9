import type { Plugin } from 'vite';

const empty = '\0left-out';

/** Leaves modules out of a build that never calls for them. @param isUnused tells by what an import says */
export function leaveOut(isUnused: (specifier: string) => boolean): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (specifier) => (isUnused(specifier) ? empty : null),
    load: (id) => (id === empty ? 'export default null' : null),
  };
}
