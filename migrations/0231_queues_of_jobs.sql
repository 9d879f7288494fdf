-- Making sizes of pictures and telling phones of passes take long, and one club can ask for many. Each kind has one queue,
-- and so at most one of a worker's hands: a code to sign up by does not wait for thirty pictures.
create or replace function enqueue(identifier text, payload json, key text default null) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select (graphile_worker.add_job(identifier, payload, job_key => key, queue_name => case identifier
    when 'write-picture-sizes' then 'pictures' when 'update-passes' then 'passes' end)).id $$;
