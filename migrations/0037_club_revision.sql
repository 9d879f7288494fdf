-- How often what a club tells all its members alike has changed. Who remembers that asks for the number beside what is
-- the member's own, and reads it again when it is another. Nothing that happens at a till touches it.
create table club_revision (
  chain_id bigint primary key references chain (id) on delete cascade,
  revision bigint not null
);
select tenant_table('club_revision', 'select, insert, update');

-- As the platform: whoever writes an offer, a later migration too, may not see this table. Told at the end of the
-- transaction, so that its row is the last one locked.
grant create on schema public to stammis_platform;
create function revise_club() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into club_revision (chain_id, revision)
    select id, 1 from chain where id = coalesce(new.chain_id, old.chain_id)
    on conflict (chain_id) do update set revision = club_revision.revision + 1;
  return null;
end $$;
alter function revise_club() owner to stammis_platform;
revoke create on schema public from stammis_platform;

do $$
declare name text;
begin
  foreach name in array array['campaign', 'club_points', 'coupon', 'location', 'stamp_card', 'stamp_card_coupon'] loop
    execute format(
      'create constraint trigger revise_club after insert or update or delete on %I
         deferrable initially deferred for each row execute function revise_club()', name);
  end loop;
end $$;

-- A use is counted beside the limit, at the till: only the limit's coming, going and moving is told.
create constraint trigger revise_club after insert or delete or update of total_limit on coupon_stock
  deferrable initially deferred for each row execute function revise_club();
