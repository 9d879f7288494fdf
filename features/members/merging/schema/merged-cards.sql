-- The cards of a merge: the other member's usages follow the remaining member's first `starts` usages.
create function merged_cards(cards jsonb)
returns table(card bigint, starts integer, count integer) language sql immutable as $$
  select * from jsonb_to_recordset(cards) as each (card bigint, starts integer, count integer)
$$;
revoke all on function merged_cards from public;
grant execute on function merged_cards to stammis_app, stammis_platform;

-- Two members' rows of one welcome offer change places; a single row changes its member.
create function swap_welcome(of_chain bigint, one bigint, other bigint)
returns void language plpgsql set search_path = public, pg_temp as $$
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
revoke all on function swap_welcome from public;
grant execute on function swap_welcome to stammis_platform;
