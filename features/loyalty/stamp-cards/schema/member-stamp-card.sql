-- A member's position on a stamp card: the latest usage, and the stamps owed after a return.
create table member_stamp_card (
  chain_id bigint not null,
  member_id bigint not null,
  stamp_card_id bigint not null,
  last_order integer not null check (last_order >= 0),
  owed integer not null default 0 check (owed >= 0),
  primary key (chain_id, member_id, stamp_card_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, stamp_card_id) references stamp_card
);

select tenant_table('member_stamp_card', 'select, insert', 'update (last_order, owed)');
grant delete on member_stamp_card to stammis_platform;

-- Skips members that the transaction has noted already.
create trigger touch after insert or update on member_stamp_card
  for each row when (strpos(concat(' ', current_setting('stammis.touched', true)), concat(' ', new.member_id, ' ')) = 0)
  execute function touch_members();
create trigger touch_left after delete on member_stamp_card for each row execute function touch_members();
create trigger touch_moved after update of member_id on member_stamp_card
  for each row when (old.member_id <> new.member_id) execute function touch_members();
