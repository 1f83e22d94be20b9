import type { Call } from '@shop/contract/calls';

/** The addresses a call answers at (wire.md, Bases). */
export function mountPaths({ path, mount }: Call): string[] {
  switch (mount) {
    case 'api':
      return [`/api${path}`];
    case 'marketplace':
      return [path, `/api${path}`];
    case 'root':
      return [path];
    case 'editor':
      return [`/api/cms${path}`];
  }
}
