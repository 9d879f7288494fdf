-- How often the pages that all members of a club share have changed. A server compares this number with its copy.
-- Nothing at the till changes it.
create table club_revision (
  chain_id bigint primary key references chain on delete cascade,
  revision bigint not null
);

select tenant_table('club_revision', 'select, insert, update');
