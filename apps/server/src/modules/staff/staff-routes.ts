import { readDeskMe } from '@shop/contract/desk/me';
import { hasRight, rights } from '@shop/contract/rights';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';

export function registerStaff(app: FastifyInstance): void {
  serve(app, readDeskMe, (_input, { staff: { id, name, email, roles } }) => ({
    id,
    name,
    email,
    roles: [...roles],
    rights: rights.filter((right) => hasRight(roles, right)),
  }));
}
