ALTER TABLE "matches" ADD COLUMN "outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "rerun_key" text;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_replaces_id_matches_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."matches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Version 0.1 writes the reasons in words, the answers of re-runs as JSON and the pairs of matches a second time. While its
-- nodes run beside newer ones, these functions keep both forms equal.
CREATE FUNCTION "match_outcomes"("reasons" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'criterion', criterion,
    'outcome', case when fits then 'fits' when words like '%not provided%' then 'notProvided' else 'doesNotFit' end,
    'values', case
      when words like '%not provided%' then '{}'
      when criterion = 'ticket' then jsonb_build_object(
        'ticket', substring(words from '^Your ticket of (.*) is (?:within|outside) their range \(.*\)$'),
        'range', substring(words from ' range \((.*)\)$'))
      when criterion = 'country' then jsonb_build_object(
        'investor', substring(words from '^Based in (.*?)(?:; you are in .*)?$'),
        'investee', substring(words from '^Based in (?:.*; you are in )?(.*)$'))
      else jsonb_build_object('value', substring(words from
        '^(?:Invests in|Does not invest in|Backs|Does not invest at|Offers|Does not offer) (.*)$'))
    end) order by number), '[]')
  from (
    select reason ->> 'criterion' as criterion, (reason ->> 'fits')::boolean as fits, reason ->> 'text' as words, number
    from jsonb_array_elements(reasons -> 'investee') with ordinality as listed (reason, number)
  ) as reason
$$;--> statement-breakpoint
CREATE FUNCTION "set_match_outcomes"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.outcomes := match_outcomes(new.reasons);
  return new;
end
$$;--> statement-breakpoint
CREATE TRIGGER "matches_outcomes_insert" BEFORE INSERT ON "matches" FOR EACH ROW
  WHEN (new.outcomes = '[]') EXECUTE FUNCTION "set_match_outcomes"();--> statement-breakpoint
CREATE TRIGGER "matches_outcomes_update" BEFORE UPDATE OF "reasons" ON "matches" FOR EACH ROW
  WHEN (new.outcomes = old.outcomes) EXECUTE FUNCTION "set_match_outcomes"();--> statement-breakpoint
UPDATE "matches" SET "reasons" = "reasons";--> statement-breakpoint
CREATE FUNCTION "set_match_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into match_offers (investee_id, investor_id, offered_at)
  select investee_id, investor_id, created_at from added
  on conflict do nothing;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "matches_offers" AFTER INSERT ON "matches" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT
  EXECUTE FUNCTION "set_match_offers"();--> statement-breakpoint
CREATE FUNCTION "set_match_reruns"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update matches set rerun_key = new.idempotency_key, replaces_id = replaced.id
  from jsonb_array_elements(new.answer -> 'matching_investors') as offer
    left join matches as replaced on replaced.id = (offer -> 'replaces' ->> 'match_id')::uuid
  where matches.id = (offer ->> 'match_id')::uuid and matches.rerun_key is null;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "match_reruns_facts" AFTER INSERT OR UPDATE ON "match_reruns" FOR EACH ROW
  EXECUTE FUNCTION "set_match_reruns"();--> statement-breakpoint
UPDATE "match_reruns" SET "answer" = "answer";
