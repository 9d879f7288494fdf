-- The categories that a purchase is tagged with.
create table purchase_category (
  chain_id bigint not null,
  purchase_id bigint not null,
  category_id bigint not null,
  primary key (chain_id, purchase_id, category_id),
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, category_id) references category
);
create index by_category on purchase_category (chain_id, category_id, purchase_id desc);

select tenant_table('purchase_category', 'select, insert');
