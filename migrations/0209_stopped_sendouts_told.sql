-- Why a sendout stopped by itself, as its merchants were told; null: they were not. Those that had stopped before are told to
-- nobody.
alter table sendout add column told_pause text;
alter table sendout no force row level security;
update sendout set told_pause = pause_reason where state = 'PAUSED';
alter table sendout force row level security;
create index paused_sendouts on sendout (chain_id, id) where state = 'PAUSED';
