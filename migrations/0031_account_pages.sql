-- The points account is read page by page, from its end: entries are kept in the order of their members' accounts.
alter table point_entry drop constraint point_entry_pkey;
alter table point_entry add constraint point_entry_pkey primary key (chain_id, member_id, id);

-- A lot's EARN is found by `one_earning_a_lot`, all else by this one: a plain purchase writes an index less than before.
create index other_entries_of_lot on point_entry (chain_id, lot_id, id) where kind <> 'EARN';
drop index point_entry_chain_id_lot_id_idx;
-- What was taken back after it had expired, or is owed, is found by these.
create index taken_back on point_entry (chain_id, member_id, lot_id) where kind = 'RETURN';
