CREATE TABLE "replays" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"response" jsonb
);
--> statement-breakpoint
CREATE INDEX "replays_started" ON "replays" USING btree ("started_at");