-- Secrets. The app's role reads every column but those whose comment begins with 'Secret'. This is said again after each
-- migration, so that a new column needs nothing; a new secret needs its comment, and a function where the app asks for it.
create function keep_secrets() returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare each record;
begin
  for each in
    select c.oid::regclass as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum)
      filter (where coalesce(col_description(c.oid, a.attnum), '') not like 'Secret%') as readable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.oid having bool_or(coalesce(col_description(c.oid, a.attnum), '') like 'Secret%')
  loop
    execute format('revoke select on %s from stammis_app', each.name);
    execute format('grant select (%s) on %s to stammis_app', each.readable, each.name);
  end loop;
end $$;
revoke all on function keep_secrets from public;

comment on column account.password_hash is 'Secret: read by the platform''s role alone, where staff sign in.';
comment on column member.password_hash is 'Secret: read one at a time by member_password().';
comment on column staff_pin.pin_hash is 'Secret: read one at a time by staff_pin_hash().';

-- These run as the owner, who sees of the two tables what the transaction's chain has: the wall stands here too.
create policy secrets on member for select to current_user
  using (chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint);
create policy secrets on staff_pin for select to current_user
  using (chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint);

create function member_password(asked bigint) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$ select password_hash from public.member
    where chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint and id = asked $$;
create function staff_pin_hash(asked bigint) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$ select pin_hash from public.staff_pin
    where chain_id = nullif(current_setting('stammis.chain_id', true), '')::bigint and account_id = asked $$;
revoke all on function member_password, staff_pin_hash from public;
grant execute on function member_password, staff_pin_hash to stammis_app;

-- Proofs. Every promise a club has made: months that points and stamp cards last, days that a full card's reward does.
-- A lot or a card that no promise explains was changed by nobody's right; `npm run verify` finds it.
create table club_promise (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  -- Null: points.
  stamp_card_id bigint,
  month_validation integer,
  day_validation integer,
  made_at timestamptz not null default now(),
  primary key (chain_id, id),
  foreign key (chain_id, stamp_card_id) references stamp_card on delete cascade,
  check ((month_validation is null) <> (day_validation is null)),
  check (stamp_card_id is not null or month_validation is not null)
);
create index on club_promise (chain_id, stamp_card_id);

-- What is promised now, and what the days of earlier lots and cards tell of what was.
alter table club_points no force row level security;
alter table stamp_card no force row level security;
alter table stamp_card_coupon no force row level security;
alter table stamp_card_usage no force row level security;
alter table point_lot no force row level security;
insert into club_promise (chain_id, month_validation)
  select chain_id, month_validation from club_points
  union select distinct l.chain_id, m.months from point_lot l
    cross join lateral (select (extract(year from age) * 12 + extract(month from age))::integer + extra as months
      from age(l.valid_through + 1, l.earned_on) as age, generate_series(0, 1) as extra) m
    where m.months between 1 and 120
      and l.valid_through = (l.earned_on + make_interval(months => m.months))::date - 1;
insert into club_promise (chain_id, stamp_card_id, month_validation)
  select chain_id, id, month_validation from stamp_card
  union select distinct u.chain_id, u.stamp_card_id, m.months from stamp_card_usage u
    cross join lateral (select (extract(year from age) * 12 + extract(month from age))::integer + extra as months
      from age(u.ends_on + 1, u.started_on) as age, generate_series(0, 1) as extra) m
    where m.months between 1 and 120
      and u.ends_on = (u.started_on + make_interval(months => m.months))::date - 1;
insert into club_promise (chain_id, stamp_card_id, day_validation)
  select chain_id, stamp_card_id, day_validation from stamp_card_coupon
  union select distinct chain_id, stamp_card_id, reward_ends_on - reward_starts_on + 1 from stamp_card_usage
    where reward_ends_on is not null;
alter table club_points force row level security;
alter table stamp_card force row level security;
alter table stamp_card_coupon force row level security;
alter table stamp_card_usage force row level security;
alter table point_lot force row level security;

select tenant_table('club_promise', 'select, insert');

create function keep_promise() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'club_points' then
      insert into club_promise (chain_id, month_validation) values (new.chain_id, new.month_validation);
    when 'stamp_card' then
      insert into club_promise (chain_id, stamp_card_id, month_validation) values (new.chain_id, new.id, new.month_validation);
    else
      insert into club_promise (chain_id, stamp_card_id, day_validation)
        values (new.chain_id, new.stamp_card_id, new.day_validation);
  end case;
  return null;
end $$;
create trigger keep_promise_made after insert on club_points for each row execute function keep_promise();
create trigger keep_promise after update on club_points for each row
  when (old.month_validation <> new.month_validation) execute function keep_promise();
create trigger keep_promise_made after insert on stamp_card for each row execute function keep_promise();
create trigger keep_promise after update on stamp_card for each row
  when (old.month_validation <> new.month_validation) execute function keep_promise();
create trigger keep_promise_made after insert on stamp_card_coupon for each row execute function keep_promise();
create trigger keep_promise after update on stamp_card_coupon for each row
  when (old.day_validation <> new.day_validation) execute function keep_promise();

select keep_secrets();
