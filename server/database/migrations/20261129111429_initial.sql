CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"password_expired" boolean DEFAULT false NOT NULL,
	"password_contested" boolean DEFAULT false NOT NULL,
	CONSTRAINT "accounts_user_type" CHECK ("accounts"."user_type" in ('investor', 'investee'))
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_addresses" (
	"account_id" bigint NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"last_login_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_addresses_account_id_address_hash_pk" PRIMARY KEY("account_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "password_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"replaces_id" uuid
);
--> statement-breakpoint
CREATE TABLE "verification_handles" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"email_hash" "bytea",
	"knows_password" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"link_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"link_expires_at" timestamp (3) with time zone NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "match_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"match_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_offers" (
	"investee_id" bigint NOT NULL,
	"investor_id" bigint NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_offers_investee_id_investor_id_pk" PRIMARY KEY("investee_id","investor_id")
);
--> statement-breakpoint
CREATE TABLE "match_reruns" (
	"investee_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_reruns_investee_id_idempotency_key_pk" PRIMARY KEY("investee_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"investee_id" bigint NOT NULL,
	"investor_id" bigint NOT NULL,
	"status" text NOT NULL,
	"score" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"funded_amount" numeric(14, 2) DEFAULT '0' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"ended" text,
	CONSTRAINT "matches_status" CHECK ("matches"."status" in ('pending', 'approved', 'rejected', 'funded')),
	CONSTRAINT "matches_ended" CHECK ("matches"."ended" in ('replaced', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "updates" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "updates_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"match_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"account_id" bigint,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"title" text NOT NULL,
	"images" jsonb NOT NULL,
	"location" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"registration_link" text NOT NULL,
	CONSTRAINT "events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text_part" text NOT NULL,
	"html_part" text NOT NULL,
	"about_account_id" bigint,
	"priority" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"response" jsonb
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "trainings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "investor_criteria" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "investor_criteria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"sector" text NOT NULL,
	"investment_type" text NOT NULL,
	"stage" text NOT NULL,
	"ticket_range" smallint NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"business_name" text DEFAULT '' NOT NULL,
	"business_type" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"business_address" text DEFAULT '' NOT NULL,
	"capital_needed" numeric(14, 2),
	"business_stage" text DEFAULT '' NOT NULL,
	"sector_type" text DEFAULT '' NOT NULL,
	"investment_type" text DEFAULT '' NOT NULL,
	"market" text DEFAULT '' NOT NULL,
	"pitch_link" text DEFAULT '' NOT NULL,
	"annual_turnover" numeric(14, 2),
	"financial_position" text DEFAULT '' NOT NULL,
	"revenue_min" numeric(14, 2),
	"revenue_max" numeric(14, 2),
	"team_capacity" integer,
	"years_of_operation" integer,
	"registration" boolean,
	"ability_to_scale" text DEFAULT '' NOT NULL,
	"financial_records" text DEFAULT '' NOT NULL,
	"investment_target_min" numeric(14, 2),
	"investment_target_max" numeric(14, 2),
	"sectors_of_interest" text[] DEFAULT '{}'::text[] NOT NULL,
	"business_stages_investor" text[] DEFAULT '{}'::text[] NOT NULL,
	"investment_types_investor" text[] DEFAULT '{}'::text[] NOT NULL,
	"investment_preference" text DEFAULT '' NOT NULL,
	"match_reruns_used" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_addresses" ADD CONSTRAINT "login_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_handles" ADD CONSTRAINT "verification_handles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_offers" ADD CONSTRAINT "match_offers_investee_id_accounts_id_fk" FOREIGN KEY ("investee_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_offers" ADD CONSTRAINT "match_offers_investor_id_accounts_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reruns" ADD CONSTRAINT "match_reruns_investee_id_accounts_id_fk" FOREIGN KEY ("investee_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_investee_id_accounts_id_fk" FOREIGN KEY ("investee_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_investor_id_accounts_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_criteria" ADD CONSTRAINT "investor_criteria_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "limit_counters_reset" ON "limit_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "password_history_account" ON "password_history" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_token" ON "password_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_links_account" ON "password_links" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_handles_account" ON "verification_handles" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "verification_handles_expiry" ON "verification_handles" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_link" ON "verifications" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "verifications_account" ON "verifications" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "match_events_match" ON "match_events" USING btree ("match_id","id");--> statement-breakpoint
CREATE INDEX "match_offers_investor" ON "match_offers" USING btree ("investor_id");--> statement-breakpoint
CREATE INDEX "matches_investee" ON "matches" USING btree ("investee_id","ended");--> statement-breakpoint
CREATE INDEX "matches_investor" ON "matches" USING btree ("investor_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "matches_pair" ON "matches" USING btree ("investee_id","investor_id");--> statement-breakpoint
CREATE INDEX "updates_account" ON "updates" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "updates_at" ON "updates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "updates_match" ON "updates" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "events_date" ON "events" USING btree ("date");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("priority","next_attempt_at") WHERE "mail_outbox"."delivered_at" is null and "mail_outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_delivered" ON "mail_outbox" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX "replays_started" ON "replays" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "trainings_date" ON "trainings" USING btree ("date");--> statement-breakpoint
CREATE INDEX "files_account_kind" ON "files" USING btree ("account_id","kind");--> statement-breakpoint
CREATE INDEX "investor_criteria_account" ON "investor_criteria" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "investor_criteria_sector" ON "investor_criteria" USING btree ("sector","ticket_range","stage","investment_type","country","account_id");--> statement-breakpoint
CREATE INDEX "investor_criteria_any_country" ON "investor_criteria" USING btree ("sector","ticket_range","stage","investment_type","account_id");--> statement-breakpoint
-- Files are compressed formats, and reading a part of a value that PostgreSQL has compressed decompresses all before it.
ALTER TABLE "files" ALTER COLUMN "content" SET STORAGE EXTERNAL;
