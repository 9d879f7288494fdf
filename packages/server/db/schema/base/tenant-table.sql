-- Turns a table into a tenant table: forced row-level security with the rows of the transaction's club (none when it is
-- not set), a second policy for the platform's role, and the given rights for both.
create function tenant_table(name regclass, app_may text, variadic more text[] default '{}')
returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s to stammis_app using (chain_id = nullif(current_setting(''stammis.chain_id'', true), '''')::bigint) with check (chain_id = nullif(current_setting(''stammis.chain_id'', true), '''')::bigint)',
    name);
  execute format('create policy platform on %s to stammis_platform using (true) with check (true)', name);
  execute format('grant %s on %s to stammis_app, stammis_platform', app_may, name);
  for i in 1 .. coalesce(array_length(more, 1), 0) loop
    execute format('grant %s on %s to stammis_app, stammis_platform', more[i], name);
  end loop;
end $$;
