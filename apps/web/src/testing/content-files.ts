import { type FakeRequest, refuse } from './fake-server.ts';

/**
 * Answers the content service's files: `fakeServer({ readContentFile: contentFiles({ 'agb/agb.de.md': '# AGB' }) })`. A
 * text answers as markdown, or as the HTML it is; anything else as JSON; a path that is not named is not found.
 */
export function contentFiles(files: Record<string, unknown>): (request: FakeRequest) => Response {
  return ({ params }) => {
    const file = files[params.rest ?? ''];
    if (file === undefined) return refuse('NotFound')();
    if (typeof file !== 'string') return Response.json(file);
    const type = file.startsWith('<') ? 'text/html' : 'text/markdown; charset=utf-8';
    return new Response(file, { headers: { 'content-type': type } });
  };
}
