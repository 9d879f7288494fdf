-- How many of a club's rows went by themselves, when their days were over: by kind and day (UTC). It tells of nobody.
create table removal (
  chain_id bigint not null references chain,
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{0,39}$'),
  day date not null,
  count bigint not null check (count > 0),
  primary key (chain_id, kind, day)
);
select tenant_table('removal', 'select');
grant insert, update (count), delete on removal to stammis_platform;
