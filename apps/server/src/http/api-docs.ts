import type { CallName } from '@shop/contract/calls';
import type { Endpoint } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { errors } from '@shop/contract/errors';
import type { FastifyInstance } from 'fastify';
import { mountPaths } from './mount-paths.ts';
import { describeApi } from './openapi.ts';
import { escapeHtml, preparePlainPage } from './plain-page.ts';
import { PreparedAnswer } from './prepared-answer.ts';

/** The contract, for programs (`/api/openapi.json`) and for people (`/api/docs`): each is made once. */
export function serveApiDocs(app: FastifyInstance): void {
  const description = once(() => new PreparedAnswer(describeApi(app.servedCalls)));
  const page = once(() => preparePlainPage(describePage(app.servedCalls)));
  // Building it would hold up other requests, so it happens before the first one.
  app.addHook('onListen', async () => void description());
  app.get('/api/openapi.json', (request, reply) => description().send(request, reply));
  app.get('/api/docs', (request, reply) => page().send(request, reply));
}

/** The served calls are known before the shop listens. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function describePage(served: ReadonlySet<CallName>) {
  const rows = (Object.values(endpoints) as Endpoint[]).map((endpoint) => {
    const addresses = mountPaths(endpoint).map((path) => `<code>${endpoint.method} ${escapeHtml(path)}</code>`);
    const status = served.has(endpoint.name) ? '' : ' <em>(planned)</em>';
    return `<tr id="${endpoint.name}"><td>${addresses.join('<br>')}</td>
<td><strong>${endpoint.name}</strong>${status}<br>${escapeHtml(endpoint.summary)}</td>
<td>${[endpoint.access, endpoint.right].filter(Boolean).join(': ')}</td><td>${endpoint.errors.join(', ')}</td></tr>`;
  });
  const errorRows = Object.entries(errors).map(
    ([id, { status, message }]) =>
      `<tr><td><code>${id}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  return {
    title: 'The calls of the shop',
    body: `<main lang="en"><h1>The calls of the shop</h1>
<p>Made from the contract. The full shapes are in <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<table><thead><tr><th>Address</th><th>Call</th><th>For</th><th>Errors of its own</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>Errors</h2>
<p>Every error is <code>{ id, message, data?, requestId }</code>.</p>
<table><thead><tr><th>Id</th><th>Status</th><th>Meaning</th></tr></thead><tbody>
${errorRows.join('\n')}
</tbody></table></main>`,
  };
}
