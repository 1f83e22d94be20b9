import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type Right, type Role, rights, roles } from '../rights.ts';

export const role = z.enum(Object.keys(roles) as [Role, ...Role[]]);
const right = z.enum(rights as unknown as [Right, ...Right[]]);

export const readDeskMe = endpoint('readDeskMe', {
  summary: 'Who is at the desk, and what they may do there now',
  access: 'staff',
  right: 'any',
  output: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.email(),
    roles: z.array(role),
    rights: z.array(right),
  }),
});

export type DeskMe = z.output<typeof readDeskMe.output>;
