-- Those that wait for a second person are asked for by each merchant's Today, among all a club ever wrote.
create index sendouts_to_approve on sendout (chain_id, id) where needs_approval and approved_by is null;
