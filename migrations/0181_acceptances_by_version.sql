-- not in a transaction
-- A club sees how many have accepted a version that asked its members anew.
drop index concurrently if exists acceptances_by_version;
create index concurrently acceptances_by_version on member_acceptance (chain_id, terms_version_id, member_id);
