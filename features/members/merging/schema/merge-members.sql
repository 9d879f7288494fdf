-- Moves all rows of the other member to the remaining one. The caller locks both and writes the merge.
create function merge_members(asked bigint, today date)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
  merge member_merge;
begin
  select * into strict merge from member_merge where chain_id = chain and id = asked and undone_at is null;
  set constraints all deferred;
  insert into merge_part (chain_id, merge_id, kind, thing_id)
    select chain, asked, kind, id from (
      select 'PURCHASE' as kind, id from purchase where chain_id = chain and member_id = merge.other_id
      union all select 'LOT', id from point_lot where chain_id = chain and member_id = merge.other_id
      union all select 'REDEMPTION', id from redemption where chain_id = chain and member_id = merge.other_id
      union all select 'DEDUCTION', id from point_deduction where chain_id = chain and member_id = merge.other_id
      union all select 'CONSENT', id from consent where chain_id = chain and member_id = merge.other_id
      union all select 'MESSAGE', id from message where chain_id = chain and member_id = merge.other_id
      union all select 'APPROVAL', id from approval_request where chain_id = chain and member_id = merge.other_id
      union all select 'SIGNUP', id from signup where chain_id = chain and member_id = merge.other_id
      union all select 'NOTE', id from member_note where chain_id = chain and member_id = merge.other_id
      union all select 'STAMP_ENTRY', id from stamp_entry where chain_id = chain and member_id = merge.other_id
      union all select 'MEMBER', id from member where chain_id = chain and merged_into = merge.other_id) as things;
  update member set merged_into = merge.kept_id where chain_id = chain and merged_into = merge.other_id;

  update point_lot set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update point_entry set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update point_deduction set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update purchase set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update consent set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update message set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update approval_request set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  -- The pinned note stays that of the remaining member.
  update member_note set pinned = false where chain_id = chain and member_id = merge.other_id and exists (
    select from member_note own where own.chain_id = chain and own.member_id = merge.kept_id and own.pinned);
  update member_note set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update signup set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  -- Sessions of the other membership end. They never open the remaining one.
  delete from member_session where chain_id = chain and member_id = merge.other_id;
  delete from member_device where chain_id = chain and member_id = merge.other_id;
  -- Qualified, because on a node of a cluster `member` is a view without this column.
  update public.member set password_hash = null where chain_id = chain and id = merge.other_id;
  update member_token set used_at = coalesce(used_at, now()) where chain_id = chain and member_id = merge.other_id;
  delete from contact_change where chain_id = chain and member_id = merge.other_id;

  -- A card is open once: entries move the stamps of the other's open card.
  update stamp_card_usage set status = case when ends_on < today then 'RESET' else 'EMPTIED' end,
      collected = case when ends_on < today then collected else 0 end
    where chain_id = chain and member_id = merge.other_id and status = 'OPEN';
  insert into member_stamp_card (chain_id, member_id, stamp_card_id, last_order, owed)
    select chain, merge.kept_id, stamp_card_id, 0, 0 from member_stamp_card
    where chain_id = chain and member_id = merge.other_id on conflict do nothing;
  update redemption set member_id = merge.kept_id, usage_order = redemption.usage_order + coalesce((
      select last_order from member_stamp_card kept where kept.chain_id = chain and kept.member_id = merge.kept_id
        and kept.stamp_card_id = redemption.stamp_card_id), 0)
    where chain_id = chain and member_id = merge.other_id;
  update stamp_entry set member_id = merge.kept_id, usage_order = stamp_entry.usage_order + kept.last_order
    from member_stamp_card kept where kept.chain_id = chain and kept.member_id = merge.kept_id
      and kept.stamp_card_id = stamp_entry.stamp_card_id
      and stamp_entry.chain_id = chain and stamp_entry.member_id = merge.other_id;
  update stamp_card_usage set member_id = merge.kept_id, usage_order = stamp_card_usage.usage_order + kept.last_order
    from member_stamp_card kept where kept.chain_id = chain and kept.member_id = merge.kept_id
      and kept.stamp_card_id = stamp_card_usage.stamp_card_id
      and stamp_card_usage.chain_id = chain and stamp_card_usage.member_id = merge.other_id;
  update member_stamp_card kept set last_order = kept.last_order + gone.last_order, owed = kept.owed + gone.owed
    from member_stamp_card gone where gone.chain_id = chain and gone.member_id = merge.other_id
      and kept.chain_id = chain and kept.member_id = merge.kept_id and kept.stamp_card_id = gone.stamp_card_id;
  delete from member_stamp_card where chain_id = chain and member_id = merge.other_id;
  if merge.welcome_swapped then
    perform swap_welcome(chain, merge.kept_id, merge.other_id);
  end if;
  perform count_members(chain, array[merge.kept_id, merge.other_id], today);
end $$;
alter function merge_members owner to stammis_platform;
revoke all on function merge_members from public;
grant execute on function merge_members to stammis_app;
