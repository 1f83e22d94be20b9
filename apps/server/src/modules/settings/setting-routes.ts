import * as contract from '@shop/contract/desk/settings';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { changeSetting, readSettings, type SettingParts } from './setting-service.ts';

export function registerSettings(app: FastifyInstance, parts: SettingParts): void {
  serve(app, contract.readSettings, () => readSettings(parts));
  serve(app, contract.changeSetting, ({ body }, { staff }) => changeSetting(parts, staff, body));
}
