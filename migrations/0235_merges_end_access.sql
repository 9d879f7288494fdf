-- A merge gives nobody a session or password of the other membership. Earlier merges did: what they gave ends here.
alter table member_merge no force row level security;
alter table member_session no force row level security;
alter table member_device no force row level security;
alter table member no force row level security;
delete from member_session session using member_merge merge
  where merge.chain_id = session.chain_id and merge.kept_id = session.member_id and merge.undone_at is null;
delete from member_device device using member_merge merge
  where merge.chain_id = device.chain_id and merge.other_id = device.member_id and merge.undone_at is null;
update member set password_hash = null where merged_into is not null and password_hash is not null;
alter table member_merge force row level security;
alter table member_session force row level security;
alter table member_device force row level security;
alter table member force row level security;
alter table member_session drop column merge_id;

create or replace function merge_members(asked bigint, today date) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
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
  -- One note is pinned at the till: the kept member's own.
  update member_note set pinned = false where chain_id = chain and member_id = merge.other_id and exists (
    select from member_note own where own.chain_id = chain and own.member_id = merge.kept_id and own.pinned);
  update member_note set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  update signup set member_id = merge.kept_id where chain_id = chain and member_id = merge.other_id;
  -- What signs in to the membership that goes ends, and never opens the kept one.
  delete from member_session where chain_id = chain and member_id = merge.other_id;
  delete from member_device where chain_id = chain and member_id = merge.other_id;
  update member set password_hash = null where chain_id = chain and id = merge.other_id;
  update member_token set used_at = coalesce(used_at, now()) where chain_id = chain and member_id = merge.other_id;
  delete from contact_change where chain_id = chain and member_id = merge.other_id;

  -- No card is open twice: what lay on the other's is laid on the kept member's by entries.
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

create or replace function part_members(asked bigint, today date) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
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

  -- Down by so many, by way of where nobody's are: no two may bear the same order for a moment.
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
