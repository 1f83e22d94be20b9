import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { measureEventLoopDelay } from './event-loop-delay.ts';
import { metricsRegistry } from './metrics-registry.ts';

/** Prometheus figures by route pattern: an address can hold an order's id, a pattern cannot. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const eventLoopDelay = measureEventLoopDelay(registry);
  app.addHook('onClose', async () => eventLoopDelay.stop());
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ...(request.errorId && { errorId: request.errorId }),
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** For the operator's listener: the public one has no such page. */
export function serveMetrics(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await Registry.merge([registry, metricsRegistry]).metrics()),
  );
}
