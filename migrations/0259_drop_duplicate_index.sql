-- Every column of this index is in purchase_chain_id_member_id_purchased_at_id_idx, in the same order. The condition left out
-- visits without a purchase, which are few: reading them costs less than writing a second entry for every purchase.
drop index bought_by_member;
