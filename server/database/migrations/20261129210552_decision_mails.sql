ALTER TABLE "matches" ADD COLUMN "decision_mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "mailed_status" text;--> statement-breakpoint
CREATE INDEX "matches_decision_mail" ON "matches" USING btree ("decision_mail_at") WHERE "matches"."decision_mail_at" is not null;