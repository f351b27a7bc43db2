CREATE TABLE "reminder_settings" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"off_since" timestamp (3) with time zone,
	CONSTRAINT "reminder_settings_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"match_id" uuid NOT NULL,
	"stage" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"mail_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "reminders_match_id_stage_pk" PRIMARY KEY("match_id","stage")
);
--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_account" ON "reminders" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "reminders_mail" ON "reminders" USING btree ("mail_id");