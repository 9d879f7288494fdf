-- Messages of a sendout that were sent on a day of the club. Triggers update them.
create table sendout_day (
  chain_id bigint not null,
  day date not null,
  sendout_id bigint not null,
  medium text not null check (medium in ('EMAIL', 'SMS')),
  sent integer not null,
  primary key (chain_id, day, sendout_id, medium),
  foreign key (chain_id, sendout_id) references sendout
);

select tenant_table('sendout_day', 'select, insert, update, delete');
