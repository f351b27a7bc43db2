CREATE TABLE "funding_reports" (
	"match_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"date" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "funding_reports_match_id_account_id_pk" PRIMARY KEY("match_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "funding_reports" ADD CONSTRAINT "funding_reports_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_reports" ADD CONSTRAINT "funding_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "funding_reports_account" ON "funding_reports" USING btree ("account_id");--> statement-breakpoint
-- A decline and an end also end what was stated. Nodes of version 0.1 do not know the table.
CREATE FUNCTION "end_funding_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from funding_reports where match_id = new.id;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "matches_funding_reports" AFTER UPDATE OF "status", "ended" ON "matches" FOR EACH ROW
  WHEN (new.status = 'rejected' or new.ended is not null) EXECUTE FUNCTION "end_funding_reports"();--> statement-breakpoint
CREATE FUNCTION "delete_funding_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from funding_reports where account_id = new.id;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "accounts_funding_reports" AFTER UPDATE OF "closed_at" ON "accounts" FOR EACH ROW
  WHEN (new.closed_at is not null) EXECUTE FUNCTION "delete_funding_reports"();
