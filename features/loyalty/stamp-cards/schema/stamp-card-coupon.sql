-- The reward of a stamp card.
create table stamp_card_coupon (
  chain_id bigint not null,
  id bigint generated always as identity,
  stamp_card_id bigint not null,
  reward text not null,
  description text not null default '',
  image_path text,
  hide_title boolean not null default false,
  day_validation integer not null check (day_validation between 1 and 3650),
  translations jsonb not null default '{}' check (translations_fit(translations, '{"reward": 60, "description": 500}')),
  primary key (chain_id, id),
  unique (chain_id, stamp_card_id),
  foreign key (chain_id, stamp_card_id) references stamp_card on delete cascade
);

select tenant_table('stamp_card_coupon', 'select, insert, update, delete');

create trigger keep_promise after update on stamp_card_coupon
  for each row when (old.day_validation <> new.day_validation) execute function keep_promise('stamp_card_coupon');
create trigger keep_promise_made after insert on stamp_card_coupon
  for each row execute function keep_promise('stamp_card_coupon');
create constraint trigger revise_club after insert or delete
  or update on stamp_card_coupon deferrable initially deferred
  for each row
  execute function revise_club();
create trigger touch after insert or delete or update on stamp_card_coupon
  for each statement execute function touch_club();
