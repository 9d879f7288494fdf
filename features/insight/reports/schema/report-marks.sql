-- A digest of the newest rows that reports count. When it is unchanged, no count is needed. It reads a few index
-- entries.
create function report_marks(of_chain bigint) returns text language plpgsql stable as $$
begin
  return concat_ws(' ',
    coalesce((select revision from club_revision where chain_id = of_chain), 0),
    coalesce((select max(id) from purchase where chain_id = of_chain), 0),
    coalesce((select max(id) from purchase_return where chain_id = of_chain), 0),
    coalesce((select max(id) from point_entry where chain_id = of_chain), 0),
    coalesce((select max(id) from stamp_entry where chain_id = of_chain), 0),
    coalesce((select max(id) from redemption where chain_id = of_chain), 0),
    coalesce((select max(id) from member where chain_id = of_chain), 0),
    coalesce((select max(id) from member_merge where chain_id = of_chain), 0),
    coalesce((select sum(count * (1 + subject_id % 1000)) from club_counter
      where chain_id = of_chain and kind in ('MEMBERS', 'COUPON', 'REWARD')), 0));
end $$;
