-- Two memberships of one person become one, and can be parted again for a while. What belonged to the other stands in the kept
-- member's name from then on, told by its id in `merge_part`; no amount, no day and no kind of any row changes by it.
create table member_merge (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  kept_id bigint not null,
  other_id bigint not null check (other_id <> kept_id),
  account_id bigint references account,
  merged_at timestamptz not null,
  -- The last entries either account and either's cards had before.
  after_entry bigint not null default 0,
  after_stamp_entry bigint not null default 0,
  -- What the other was reached by: each signs in with its own password for as long as there is one.
  other_email text,
  other_phone text,
  -- Both profiles as they were, and the kept one as it became: what an undo goes back to. Erased with the member.
  profiles jsonb,
  -- Of each stamp card of the other's: its place among the kept member's, and what lay open.
  cards jsonb not null default '[]',
  welcome_swapped boolean not null default false,
  undone_at timestamptz,
  undone_by bigint references account,
  primary key (chain_id, id),
  foreign key (chain_id, kept_id) references member,
  foreign key (chain_id, other_id) references member
);
create index on member_merge (chain_id, kept_id);
create unique index one_standing_merge on member_merge (chain_id, other_id) where undone_at is null;

create table merge_part (
  chain_id bigint not null,
  merge_id bigint not null,
  kind text not null check (kind in ('PURCHASE', 'LOT', 'REDEMPTION', 'DEDUCTION', 'CONSENT', 'MESSAGE', 'APPROVAL',
    'SIGNUP', 'STAMP_ENTRY', 'NOTE', 'MEMBER')),
  thing_id bigint not null,
  primary key (chain_id, merge_id, kind, thing_id),
  foreign key (chain_id, merge_id) references member_merge
);
create index on merge_part (chain_id, kind, thing_id);
select tenant_table('member_merge', 'select, insert', 'update (profiles, other_email, other_phone, cards, undone_at, undone_by)');
select tenant_table('merge_part', 'select');

-- Where a membership has gone. Its number, e-mail and phone lead to the member it became.
alter table member
  add column merged_into bigint,
  add foreign key (chain_id, merged_into) references member,
  add constraint merged_is_gone check (merged_into is null or (removed_at is not null and merged_into <> id));
create index merged_members on member (chain_id, merged_into) where merged_into is not null;
-- Who has the same birthday may be the same person.
create index by_birthday on member (chain_id, birthday) where birthday is not null and removed_at is null;
-- Sessions that came along, to go back with an undo.
alter table member_session add column merge_id bigint;

alter table stamp_entry drop constraint stamp_entry_kind_check, drop constraint stamp_entry_check1,
  add constraint stamp_entry_kind_check
    check (kind in ('STAMP', 'TAKE_BACK', 'OWE', 'FILL', 'LOST', 'PAY', 'MOVED_OUT', 'MOVED_IN')),
  add constraint stamp_entry_check1
    check ((kind in ('STAMP', 'TAKE_BACK', 'PAY', 'MOVED_OUT', 'MOVED_IN')) = (usage_order is not null) or kind = 'LOST');

-- Rows that hold each other by their member go to another one after the other, within one act.
do $$
declare each record;
begin
  for each in select conrelid::regclass as name, conname from pg_constraint
    where contype = 'f' and not condeferrable and (conrelid = 'point_entry'::regclass and confrelid = 'point_lot'::regclass
      or conrelid = 'redemption'::regclass and confrelid = 'stamp_card_usage'::regclass)
  loop
    execute format('alter table %s alter constraint %I deferrable', each.name, each.conname);
  end loop;
end $$;

-- The rights that nobody else has: whose a row is, and which of a member's fillings it is.
grant update (member_id) on purchase, point_lot, point_entry, redemption, point_deduction, consent, message, approval_request,
  member_note, stamp_entry, stamp_card_usage, member_welcome_offer to stammis_platform;
grant update (usage_order) on redemption, stamp_entry, stamp_card_usage to stammis_platform;
grant delete on member_stamp_card, member_welcome_offer, member_month to stammis_platform;
grant insert on merge_part to stammis_platform;
grant update on member_merge to stammis_platform;

-- What stands beside two members, counted again from their rows.
create function count_members(of_chain bigint, members bigint[], today date) returns void language sql
set search_path = public, pg_temp as $$
  delete from member_month where chain_id = of_chain and member_id = any(members);
  insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
  select of_chain, kind, tag_id, date_trunc('month', purchased_on)::date, member_id,
    count(*) filter (where returned_at is null), sum(amount_ore - returned_ore),
    max(purchased_on) filter (where returned_at is null)
  from (select id as purchase_id, 'LOCATION' as kind, location_id as tag_id from purchase
        where chain_id = of_chain and member_id = any(members)
      union all select purchase_id, 'CATEGORY', category_id from purchase_category
        where chain_id = of_chain and purchase_id in (select id from purchase where chain_id = of_chain and member_id = any(members))
      union all select purchase_id, 'CAMPAIGN', campaign_id from purchase_campaign
        where chain_id = of_chain and purchase_id in (select id from purchase where chain_id = of_chain and member_id = any(members))) as tagged
    join purchase on purchase.chain_id = of_chain and purchase.id = tagged.purchase_id
  where amount_ore + discount_ore > 0
  group by 2, 3, 4, 5;

  update member_statistics as figures set
    (purchase_count, purchase_total_ore, last_purchase_at) = (
      select count(*), coalesce(sum(amount_ore - returned_ore), 0), max(purchased_at) from purchase
      where chain_id = of_chain and member_id = figures.member_id and amount_ore + discount_ore > 0 and returned_at is null),
    points_on = today,
    (points, points_through) = (
      select coalesce(sum(left_points), 0), min(valid_through) from point_lot
      where chain_id = of_chain and member_id = figures.member_id and left_points > 0 and valid_through >= today),
    cards_on = today,
    (stamps, unused_coupons, cards_through) = (
      select coalesce(sum(collected) filter (where status = 'OPEN'), 0), count(*) filter (where status = 'COMPLETED'),
        min(case status when 'OPEN' then ends_on else reward_ends_on end)
      from stamp_card_usage where chain_id = of_chain and member_id = figures.member_id
        and (status = 'OPEN' and ends_on >= today or status = 'COMPLETED' and redemption_id is null and reward_ends_on >= today))
  where figures.chain_id = of_chain and figures.member_id = any(members);
$$;

-- Two rows of one welcome offer each change places; one alone changes hands.
create function swap_welcome(of_chain bigint, one bigint, other bigint) returns void language plpgsql
set search_path = public, pg_temp as $$
declare held member_welcome_offer;
begin
  select * into held from member_welcome_offer where chain_id = of_chain and member_id = one;
  delete from member_welcome_offer where chain_id = of_chain and member_id = one;
  update member_welcome_offer set member_id = one where chain_id = of_chain and member_id = other;
  if held.campaign_id is not null then
    insert into member_welcome_offer (chain_id, member_id, campaign_id, through, used_purchase_id)
      values (of_chain, other, held.campaign_id, held.through, held.used_purchase_id);
  end if;
end $$;

-- Puts all of the other's in the kept member's name. Both rows are locked, and the merge is written, by whoever calls.
create function merge_members(asked bigint, today date) returns void language plpgsql security definer
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
  update member_session set member_id = merge.kept_id, merge_id = asked where chain_id = chain and member_id = merge.other_id;
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

-- What a merge tells of its cards: so many fillings of the other's stand after the kept member's first `starts`.
create function merged_cards(cards jsonb) returns table (card bigint, starts integer, count integer) language sql immutable
  as $$ select * from jsonb_to_recordset(cards) as each (card bigint, starts integer, count integer) $$;

-- Puts what came along back in its own name, and the kept member's later fillings in its place.
create function part_members(asked bigint, today date) returns void language plpgsql security definer
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
  update member_session set member_id = merge.other_id, merge_id = null where chain_id = chain and merge_id = asked;

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

grant create on schema public to stammis_platform;
alter function merge_members owner to stammis_platform;
alter function part_members owner to stammis_platform;
revoke create on schema public from stammis_platform;
revoke all on function merge_members, part_members, count_members, swap_welcome, merged_cards from public;
grant execute on function count_members, swap_welcome, merged_cards to stammis_platform;
grant execute on function merge_members, part_members, merged_cards to stammis_app;
