import type { CallName } from '@shop/contract/calls';
import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
import { type Endpoint, possibleErrors } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { type ErrorId, errorAnswer, errors } from '@shop/contract/errors';
import { type ZodType, z } from 'zod';
import { mountPaths } from './mount-paths.ts';

/** The contract as an OpenAPI 3.1 document. Calls without a handler yet are in it, marked as planned. */
export function describeApi(served: ReadonlySet<CallName>): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    for (const [index, path] of mountPaths(endpoint).entries()) {
      const operation = describeOperation(endpoint, served.has(endpoint.name));
      const operationId = index === 0 ? endpoint.name : `${endpoint.name}${index + 1}`;
      paths[toTemplate(path)] = {
        ...paths[toTemplate(path)],
        [endpoint.method.toLowerCase()]: { ...operation, operationId },
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pharmacy shop', version: '1', description: 'Made from the contract both sides share.' },
    paths,
    components: { schemas: { Error: toSchema(errorAnswer, 'output') } },
  };
}

function describeOperation(endpoint: Endpoint, isServed: boolean): Record<string, unknown> {
  return {
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.right && { 'x-right': endpoint.right }),
    'x-status': isServed ? 'served' : 'planned',
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
      ...toParameters(endpoint.headers, 'header'),
      ...(endpoint.access === 'staff' ? [idleSeconds] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: toSchema(endpoint.body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'Success',
        content: { [endpoint.outputType ?? 'application/json']: { schema: toSchema(endpoint.output, 'output') } },
      },
      ...describeErrors(possibleErrors(endpoint)),
    },
  };
}

const idleSeconds = {
  name: idleSecondsHeader,
  in: 'header',
  required: false,
  schema: { type: 'integer', minimum: 0 },
  description: 'Seconds since the person last pressed a key. Without it the call does not keep the desk from locking.',
};

function describeErrors(ids: readonly ErrorId[]): Record<string, unknown> {
  const statuses = [...new Set(ids.map((id) => errors[id].status))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: ids.filter((id) => errors[id].status === status).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function toParameters(schema: ZodType | undefined, place: 'path' | 'query' | 'header'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name: name === '*' ? 'path' : name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function toSchema(schema: ZodType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** `/orders/:id` → `/orders/{id}` */
function toTemplate(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}');
}
