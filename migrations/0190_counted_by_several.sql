-- A member's usable points, for those of whom something has lapsed since it was counted: a look-up within a statement is one
-- process's alone, and would keep a count of a million members to one. Not in SQL: that would be put into the statement.
create function usable_points(of_chain bigint, of_member bigint, on_day date) returns bigint
language plpgsql stable parallel safe as $$
begin
  return (select coalesce(sum(left_points), 0) from point_lot
    where chain_id = of_chain and member_id = of_member and left_points > 0 and valid_through >= on_day);
end $$;
