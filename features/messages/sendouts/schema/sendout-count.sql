-- Recipients of a sendout by state. Triggers update them, so that no query counts recipients during sending.
create table sendout_count (
  chain_id bigint not null,
  sendout_id bigint not null,
  medium text not null check (medium in ('EMAIL', 'SMS')),
  waiting integer not null default 0 check (waiting >= 0),
  sent integer not null default 0 check (sent >= 0),
  failed integer not null default 0 check (failed >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  held_out integer not null default 0 check (held_out >= 0),
  delivered integer not null default 0 check (delivered >= 0),
  bounced integer not null default 0 check (bounced >= 0),
  clicked integer not null default 0 check (clicked >= 0),
  primary key (chain_id, sendout_id, medium),
  foreign key (chain_id, sendout_id) references sendout
);

select tenant_table('sendout_count', 'select, insert, update, delete');
