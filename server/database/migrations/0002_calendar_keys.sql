ALTER TABLE "events" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "time_zone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "trainings" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_key_unique" UNIQUE("key");