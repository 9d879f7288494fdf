-- Google keeps the cards of its wallet itself, and is told of each. `google_since`: from before it is first told, so that none
-- lies there unknown; `google_shown`: a digest of what it was told last; null: nothing yet, or nobody knows.
alter table wallet_pass
  add google_since timestamptz,
  add google_shown bytea check (octet_length(google_shown) = 32);
grant update (google_since, google_shown) on wallet_pass to stammis_app, stammis_platform;

-- What a club's cards have in common there, under an id that says nothing.
create table wallet_class (
  chain_id bigint primary key references chain,
  id uuid not null,
  shown bytea check (octet_length(shown) = 32)
);
select tenant_table('wallet_class', 'select, insert', 'update (shown)');
