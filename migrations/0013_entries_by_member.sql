-- An entry belongs to the member of its lots: held by one key to the lot, which spares a key to the member.
alter table point_lot add constraint lot_of_member unique (chain_id, member_id, id);
drop index point_lot_chain_id_member_id_idx;
alter table point_entry
  drop constraint point_entry_chain_id_member_id_fkey,
  drop constraint point_entry_chain_id_lot_id_fkey,
  drop constraint point_entry_chain_id_other_lot_id_fkey,
  add foreign key (chain_id, member_id, lot_id) references point_lot (chain_id, member_id, id),
  add foreign key (chain_id, member_id, other_lot_id) references point_lot (chain_id, member_id, id);
