-- A key has a cashier's limits whatever its scopes, or limits of its own. Null: the club's limit for cashiers.
alter table api_key
  add column alone_per_purchase_ore bigint check (alone_per_purchase_ore between 0 and 1000000000),
  add column alone_per_day_ore bigint check (alone_per_day_ore between 0 and 10000000000),
  add column alone_per_member_day_ore bigint check (alone_per_member_day_ore between 0 and 10000000000),
  add column correction_per_member bigint check (correction_per_member between 0 and 1000000),
  add column correction_per_day bigint check (correction_per_day between 0 and 10000000);
grant update (alone_per_purchase_ore, alone_per_day_ore, alone_per_member_day_ore, correction_per_member, correction_per_day)
  on api_key to stammis_app;

-- Servers remember who acts by a key: they forget when its limits change, too.
create or replace trigger tell_changed after update of revoked_at, alone_per_purchase_ore, alone_per_day_ore,
    alone_per_member_day_ore, correction_per_member, correction_per_day on api_key
  for each row execute function tell_changed_row('''api-key:'' || chain_id || ''/'' || id');

-- What one member's purchases may come to in a day before a second person is needed: many small amounts by one or several
-- cashiers add up.
alter table club_points
  add column alone_per_member_day_ore bigint not null default 5000000
    check (alone_per_member_day_ore between 0 and 10000000000);
-- A club that lets a cashier confirm more than the usual keeps that.
update club_points set alone_per_member_day_ore = greatest(alone_per_purchase_ore, alone_per_day_ore)
  where greatest(alone_per_purchase_ore, alone_per_day_ore) > 5000000;
