CREATE TABLE "updates" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "updates_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"match_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "updates_account" ON "updates" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "updates_at" ON "updates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "updates_match" ON "updates" USING btree ("match_id");