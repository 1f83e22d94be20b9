import { type RouteName, routes } from '#lib/routes.ts';

interface FoundRoute {
  name: RouteName;
  params: Record<string, string>;
  search: URLSearchParams;
}

/** The route that an address after the # belongs to; null where there is none. A router would be too heavy here. */
export function findRoute(hash: string): FoundRoute | null {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('#')[0]?.split('?') ?? [];
  const parts = partsOf(path);
  for (const [name, pattern] of Object.entries(routes)) {
    const params = paramsIn(partsOf(pattern), parts);
    if (params) return { name: name as RouteName, params, search: new URLSearchParams(query) };
  }
  return null;
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function paramsIn(pattern: string[], parts: string[]): Record<string, string> | null {
  if (parts.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index];
    if (expected.startsWith(':')) {
      if (part === undefined && !expected.endsWith('?')) return null;
      if (part !== undefined) params[expected.replace(/^:|\?$/g, '')] = decode(part);
    } else if (part?.toLowerCase() !== expected) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a broken escape in the address, such as %
  }
}
