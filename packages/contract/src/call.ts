/**
 * - `api`: under the API base, `/api`
 * - `marketplace`: at the root and under the API base (WI-04)
 * - `root`: at the root only
 * - `editor`: under the editor's base, `/api/cms` unless the runtime config says otherwise
 */
type Mount = 'api' | 'marketplace' | 'root' | 'editor';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters as `:name`; a closing `*` takes the rest of the path. */
  path: string;
  mount: Mount;
}

/** Keeps the words of a row in its type, so that calls can be told apart by them. */
function by<Method extends Call['method']>(method: Method) {
  return <Path extends string, At extends Mount = 'api'>(path: Path, mount = 'api' as At) => ({ method, path, mount });
}

/** Rows of the list of calls, by their method. */
export const get = by('GET');
export const post = by('POST');
export const put = by('PUT');
export const remove = by('DELETE');
