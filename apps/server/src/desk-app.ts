import type { FastifyInstance } from 'fastify';
import { registerCatalogueEditing } from './modules/catalogue/editing-routes.ts';
import { registerCatalogueImport } from './modules/catalogue/import-routes.ts';
import { registerRules } from './modules/checkout/rule-routes.ts';
import { registerDeskOrders } from './modules/desk/desk-order-routes.ts';
import { registerDeskPrescriptions } from './modules/desk/desk-prescription-routes.ts';
import { registerQueue } from './modules/desk/queue-routes.ts';
import { registerReturns } from './modules/desk/return-routes.ts';
import { registerHandOver } from './modules/handover/handover-routes.ts';
import type { JournalMarks } from './modules/journal/journal-mark-service.ts';
import { registerJournal } from './modules/journal/journal-routes.ts';
import type { OwnOrderParts } from './modules/orders/own-order-service.ts';
import { registerPacking } from './modules/packing/packing-routes.ts';
import { registerPayments } from './modules/payments/payment-routes.ts';
import { registerPendingChanges } from './modules/pending-changes/pending-change-routes.ts';
import { registerPost } from './modules/post/post-routes.ts';
import type { ExportData } from './modules/privacy/copy-service.ts';
import { registerPrivacy } from './modules/privacy/privacy-routes.ts';
import { registerRecalls } from './modules/recall/recall-routes.ts';
import { registerRecordExports } from './modules/records/export-routes.ts';
import { registerRecords } from './modules/records/records-routes.ts';
import { registerRetention } from './modules/retention/retention-routes.ts';
import type { LiveConfig } from './modules/settings/live-config-service.ts';
import { registerSettings } from './modules/settings/setting-routes.ts';
import { registerStock } from './modules/stock/stock-routes.ts';
import { registerWithdrawalCases } from './modules/withdrawal/case-routes.ts';

interface DeskParts extends OwnOrderParts {
  marks: JournalMarks;
  live: LiveConfig;
  exportData: ExportData;
}

/** What the pharmacy works with once its desk is open. */
export function registerDesk(app: FastifyInstance, ordering: DeskParts): void {
  registerQueue(app, ordering);
  registerDeskOrders(app, ordering);
  registerReturns(app, ordering);
  registerDeskPrescriptions(app, ordering);
  registerPayments(app, ordering);
  registerPost(app, ordering);
  registerPacking(app, ordering);
  registerHandOver(app, ordering);
  registerCatalogueEditing(app, ordering);
  registerCatalogueImport(app, ordering);
  registerStock(app, ordering);
  registerRecalls(app, ordering);
  registerSettings(app, ordering);
  registerPendingChanges(app, ordering);
  registerRules(app, ordering);
  registerWithdrawalCases(app, ordering);
  registerRetention(app, ordering);
  registerPrivacy(app, ordering);
  registerJournal(app, { db: ordering.db });
  registerRecords(app, ordering);
  registerRecordExports(app, ordering);
}
