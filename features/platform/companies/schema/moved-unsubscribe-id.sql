-- Where the unsubscribe links of moved clubs lead now.
create table moved_unsubscribe_id (
  id_hash bytea primary key,
  company bigint not null,
  leads_to text not null
);

grant select on moved_unsubscribe_id to stammis_platform;
