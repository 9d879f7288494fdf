-- Returns the rows that a merge moved, and restores the order of the remaining member's cards.
create function part_members(asked bigint, today date)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
  merge member_merge;
  aside constant integer := 1000000;
begin
  select * into strict merge from member_merge where chain_id = chain and id = asked and undone_at is null;
  set constraints all deferred;
  update member set merged_into = merge.other_id
    where chain_id = chain and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'MEMBER');
  update point_entry set member_id = merge.other_id where chain_id = chain and member_id = merge.kept_id
    and lot_id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'LOT');
  update point_lot set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'LOT');
  update point_deduction set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'DEDUCTION');
  update purchase set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'PURCHASE');
  update consent set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'CONSENT');
  update message set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'MESSAGE');
  update approval_request set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'APPROVAL');
  update member_note set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'NOTE');
  update signup set member_id = merge.other_id where chain_id = chain
    and id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'SIGNUP');

  insert into member_stamp_card (chain_id, member_id, stamp_card_id, last_order, owed)
    select chain, merge.other_id, card, count, 0 from merged_cards(merge.cards) came;
  update stamp_entry set member_id = merge.other_id, usage_order = stamp_entry.usage_order - came.starts
    from merged_cards(merge.cards) came where stamp_entry.chain_id = chain and stamp_entry.member_id = merge.kept_id and stamp_entry.stamp_card_id = came.card
      and (stamp_entry.usage_order > came.starts and stamp_entry.usage_order <= came.starts + came.count
        or stamp_entry.id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'STAMP_ENTRY'));
  update redemption set member_id = merge.other_id,
      usage_order = redemption.usage_order - coalesce((select starts from merged_cards(merge.cards) where card = redemption.stamp_card_id), 0)
    where redemption.chain_id = chain
      and redemption.id in (select thing_id from merge_part where chain_id = chain and merge_id = asked and kind = 'REDEMPTION');
  update stamp_card_usage set member_id = merge.other_id, usage_order = stamp_card_usage.usage_order - came.starts
    from merged_cards(merge.cards) came where stamp_card_usage.chain_id = chain and stamp_card_usage.member_id = merge.kept_id
      and stamp_card_usage.stamp_card_id = came.card
      and stamp_card_usage.usage_order > came.starts and stamp_card_usage.usage_order <= came.starts + came.count;

  -- Moves the order down in two steps, since two usages never have the same order.
  update stamp_card_usage set usage_order = stamp_card_usage.usage_order + aside from merged_cards(merge.cards) came where stamp_card_usage.chain_id = chain
    and stamp_card_usage.member_id = merge.kept_id and stamp_card_usage.stamp_card_id = came.card
    and stamp_card_usage.usage_order > came.starts;
  update stamp_card_usage set usage_order = stamp_card_usage.usage_order - aside - came.count from merged_cards(merge.cards) came
    where stamp_card_usage.chain_id = chain and stamp_card_usage.member_id = merge.kept_id
      and stamp_card_usage.stamp_card_id = came.card and stamp_card_usage.usage_order > aside;
  update stamp_entry set usage_order = stamp_entry.usage_order - came.count from merged_cards(merge.cards) came where stamp_entry.chain_id = chain
    and stamp_entry.member_id = merge.kept_id and stamp_entry.stamp_card_id = came.card and stamp_entry.usage_order > came.starts;
  update redemption set usage_order = redemption.usage_order - came.count from merged_cards(merge.cards) came where redemption.chain_id = chain
    and redemption.member_id = merge.kept_id and redemption.stamp_card_id = came.card and redemption.usage_order > came.starts;
  update member_stamp_card set last_order = last_order - came.count from merged_cards(merge.cards) came
    where chain_id = chain and member_id = merge.kept_id and stamp_card_id = came.card;
  delete from member_stamp_card gone where gone.chain_id = chain and gone.member_id = merge.kept_id and gone.last_order = 0
    and gone.stamp_card_id in (select card from merged_cards(merge.cards)) and not exists (select from stamp_entry where stamp_entry.chain_id = chain
      and stamp_entry.member_id = merge.kept_id and stamp_entry.stamp_card_id = gone.stamp_card_id);
  if merge.welcome_swapped then
    perform swap_welcome(chain, merge.other_id, merge.kept_id);
  end if;
  perform count_members(chain, array[merge.kept_id, merge.other_id], today);
end $$;
alter function part_members owner to stammis_platform;
revoke all on function part_members from public;
grant execute on function part_members to stammis_app;
