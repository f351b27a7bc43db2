-- So that a statement which inserts updates can also notify the nodes. An engine without pg_notify must not abort the
-- transaction: the nodes then poll.
CREATE FUNCTION "notify_nodes"("channel" text, "payload" text) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform pg_notify(channel, payload);
exception when undefined_function then null;
end
$$;
