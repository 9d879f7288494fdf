-- How many rows of a club the retention rules deleted, by kind and day (UTC).
create table removal (
  chain_id bigint not null references chain,
  kind text not null
    check (kind in ('messages', 'links', 'unproved', 'waitingPurchases', 'approvals', 'merges', 'importedRows',
      'untakenImports', 'voidPasses', 'webhookEvents', 'unusedFiles', 'wrongPins', 'sessions', 'smsReplies',
      'shopOrders')),
  day date not null,
  count bigint not null check (count > 0),
  primary key (chain_id, kind, day)
);

select tenant_table('removal', 'select');
grant insert, delete, update (count) on removal to stammis_platform;
