-- What lapses through `points_through`, before the arrays of the row: nearly all of those who are asked about answer by it, and
-- PostgreSQL walks no further. It follows from what stands in the row, whoever writes it. The table is written anew, so that
-- the column stands where it is reached soonest; sales wait for it, five seconds a million members. One that lies with several
-- nodes has it behind all others.
do $$
declare
  first_lapse text := 'first_lapse bigint not null generated always as (coalesce(lapsing[1] & 1099511627775, points)) stored';
  spread boolean := false;
  columns text := (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = 'member_statistics'::regclass and attnum > 0 and not attisdropped);
  definitions text := (select string_agg(format('%I %s %s %s %s', attname, format_type(atttypid, atttypmod),
      'default ' || pg_get_expr(adbin, adrelid), case when attnotnull then 'not null' end,
      case attname when 'points' then ', ' || first_lapse end), ', ' order by attnum)
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = 'member_statistics'::regclass and attnum > 0 and not attisdropped);
  indexes text[] := array(select pg_get_indexdef(indexrelid) from pg_index
    where indrelid = 'member_statistics'::regclass and not indisprimary order by indexrelid);
  -- Its own, and those that hold a company that is moving.
  triggers text[] := array(select pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = 'member_statistics'::regclass and not tgisinternal order by tgname);
  each_of text;
begin
  if to_regclass('pg_dist_partition') is not null then
    execute 'select exists (select from pg_dist_partition where logicalrelid = ''member_statistics''::regclass)' into spread;
  end if;
  if spread then
    execute 'alter table member_statistics add column ' || first_lapse;
    return;
  end if;
  execute format('create table member_statistics_anew (%s) with (fillfactor = 100)', definitions);
  alter table member_statistics_anew
    alter column bought_keys set storage plain,
    alter column bought_sums set storage plain,
    alter column lapsing set storage plain;
  -- Everybody waits from here on.
  alter table member_statistics no force row level security;
  execute format('insert into member_statistics_anew (%s) select %s from member_statistics order by chain_id, member_id',
    columns, columns);
  drop table member_statistics;
  alter table member_statistics_anew rename to member_statistics;
  alter table member_statistics
    add primary key (chain_id, member_id),
    add foreign key (chain_id, member_id) references member;
  foreach each_of in array indexes loop execute each_of; end loop;
  foreach each_of in array triggers loop execute each_of; end loop;
  perform tenant_table('member_statistics', 'select, insert, update');
  analyze member_statistics;
end $$;
