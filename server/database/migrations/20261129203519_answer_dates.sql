CREATE TABLE "silence_checks" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "answer_by" timestamp (3) with time zone DEFAULT now() + interval '336 hours' NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "decline_reason" text;--> statement-breakpoint
CREATE INDEX "matches_unanswered" ON "matches" USING btree ("answer_by","investor_id") WHERE "matches"."status" = 'pending' and "matches"."ended" is null;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_decline_reason" CHECK ("matches"."decline_reason" in ('outside_sectors', 'too_early', 'too_late', 'ticket_too_small', 'ticket_too_large', 'country', 'documents_missing', 'no_capacity'));