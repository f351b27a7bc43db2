DROP INDEX "matches_investee";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "ended" text;--> statement-breakpoint
-- The last entry of a match's history is how it ended.
UPDATE "matches" SET "updated_at" = "replaced_at", "ended" = coalesce((
	SELECT "status" FROM "match_events"
	WHERE "match_id" = "matches"."id" AND "status" IN ('replaced', 'closed')
	ORDER BY "match_events"."id" DESC LIMIT 1
), 'replaced') WHERE "replaced_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "matches_investee" ON "matches" USING btree ("investee_id","ended");--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "replaced_at";--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_ended" CHECK ("matches"."ended" in ('replaced', 'closed'));
