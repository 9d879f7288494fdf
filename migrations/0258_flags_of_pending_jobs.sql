-- Jobs that were added without flags. They are in a file of their own, so that every job added from now on has flags.
-- This is the last statement of ours that touches a private table of the queue: its public functions set no flags.
update graphile_worker._private_jobs set flags = (
  select jsonb_object_agg(flag, true) from unnest(job_flags(payload, key)) as flag
) where flags is null;
