CREATE INDEX "payments_by_time" ON "payments" USING btree ("at");--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "journal_about_itself" ON "journal" USING btree ("what","id") WHERE "journal"."subject" = 'journal';--> statement-breakpoint
CREATE INDEX "order_amendments_of_order" ON "order_amendments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_by_time" ON "order_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "order_events_completed_by_shop" ON "order_events" USING btree ("at") WHERE "order_events"."by" = 'shop' and "order_events"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "orders_to_forget" ON "orders" USING btree ("retain_until") WHERE "orders"."retain_until" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "paper_prints_by_time" ON "paper_prints" USING brin ("at");--> statement-breakpoint
CREATE INDEX "weighings_by_time" ON "weighings" USING brin ("at");--> statement-breakpoint
CREATE INDEX "difference_answers_by_time" ON "difference_answers" USING brin ("at");--> statement-breakpoint
CREATE INDEX "prescription_records_by_time" ON "prescription_records" USING brin ("at");--> statement-breakpoint
CREATE INDEX "prescription_ticks_by_time" ON "prescription_ticks" USING brin ("at");--> statement-breakpoint
CREATE INDEX "stock_movements_by_time" ON "stock_movements" USING brin ("at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_time" ON "withdrawals" USING btree ("received_at");