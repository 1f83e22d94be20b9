import * as mailContract from '@shop/contract/desk/mail-templates';
import * as contract from '@shop/contract/desk/settings';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { previewMail } from '../orders/mail-preview-service.ts';
import { mailTemplates } from '../orders/mail-template-service.ts';
import { changeSetting, readSettings, type SettingParts } from './setting-service.ts';

interface Parts extends SettingParts {
  config: ShopConfig;
  shopAt(): string | null;
}

export function registerSettings(app: FastifyInstance, parts: Parts): void {
  serve(app, contract.readSettings, () => readSettings(parts));
  serve(app, contract.changeSetting, ({ body }, { staff }) => changeSetting(parts, staff, body));
  serve(app, mailContract.readMailTemplates, () => ({ templates: mailTemplates(parts.config.mails) }));
  serve(app, mailContract.previewMail, ({ body }) => previewMail(parts.config, parts.shopAt(), body));
}
