-- The welcome offer that was current when the member registered.
create table member_welcome_offer (
  chain_id bigint not null,
  member_id bigint not null,
  campaign_id bigint not null,
  through date not null,
  used_purchase_id bigint,
  primary key (chain_id, member_id),
  foreign key (chain_id, member_id) references member,
  foreign key (chain_id, campaign_id) references campaign,
  foreign key (chain_id, used_purchase_id) references purchase deferrable
);
create index used_welcome_offers on member_welcome_offer (chain_id, campaign_id, used_purchase_id)
  where used_purchase_id is not null;

select tenant_table('member_welcome_offer', 'select, insert', 'update (used_purchase_id)');
grant delete, update (member_id) on member_welcome_offer to stammis_platform;

-- Skips members that the transaction has noted already.
create trigger touch after insert or update on member_welcome_offer
  for each row when (strpos(concat(' ', current_setting('stammis.touched', true)), concat(' ', new.member_id, ' ')) = 0)
  execute function touch_members();
create trigger touch_left after delete on member_welcome_offer for each row execute function touch_members();
create trigger touch_moved after update of member_id on member_welcome_offer
  for each row when (old.member_id <> new.member_id) execute function touch_members();
