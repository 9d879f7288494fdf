-- not in a transaction
-- A club's people see how many of each kind go next, and when: what has its end or its age, by club. None of these lies on
-- a purchase's way.
drop index concurrently if exists signups_by_end;
create index concurrently signups_by_end on signup (chain_id, expires_at);
drop index concurrently if exists member_tokens_by_end;
create index concurrently member_tokens_by_end on member_token (chain_id, expires_at);
drop index concurrently if exists contact_changes_by_end;
create index concurrently contact_changes_by_end on contact_change (chain_id, expires_at);
drop index concurrently if exists approvals_by_age;
create index concurrently approvals_by_age on approval_request (chain_id, asked_at);
drop index concurrently if exists undoable_merges_by_age;
create index concurrently undoable_merges_by_age on member_merge (chain_id, merged_at) where profiles is not null;
drop index concurrently if exists void_passes_by_age;
create index concurrently void_passes_by_age on wallet_pass (chain_id, changed_at) where member_id is null;
