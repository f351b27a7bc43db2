ALTER TABLE "accounts" ADD COLUMN "password_contested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_handles" ADD COLUMN "knows_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Files are compressed formats, and reading a part of a value that PostgreSQL has compressed decompresses all before it.
ALTER TABLE "files" ALTER COLUMN "content" SET STORAGE EXTERNAL;
