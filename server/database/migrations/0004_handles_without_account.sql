ALTER TABLE "verification_handles" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_handles" ADD COLUMN "email_hash" "bytea";