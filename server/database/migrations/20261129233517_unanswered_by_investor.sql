CREATE INDEX "matches_unanswered_by_investor" ON "matches" USING btree ("investor_id","answer_by") WHERE "matches"."status" = 'pending' and "matches"."ended" is null;--> statement-breakpoint
-- Nodes of version 0.1 close accounts without knowing the tables of reminders.
CREATE OR REPLACE FUNCTION "delete_funding_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from funding_reports where account_id = new.id;
  delete from reminders where account_id = new.id;
  delete from reminder_settings where account_id = new.id;
  return null;
end
$$;
