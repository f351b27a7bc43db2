-- Files are compressed formats, and reading a part of a value that PostgreSQL has compressed decompresses all before it.
ALTER TABLE "files" ALTER COLUMN "content" SET STORAGE EXTERNAL;
