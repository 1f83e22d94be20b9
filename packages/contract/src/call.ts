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
