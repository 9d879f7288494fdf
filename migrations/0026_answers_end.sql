-- A purchase's stored answer lives as long as a tablet may wait with it; the purchase's own key keeps it from counting twice.
alter table stored_answer no force row level security;
update stored_answer set kept_until = now() + interval '30 days' where kept_until is null;
alter table stored_answer force row level security;
alter table stored_answer alter column kept_until set not null;
drop index stored_answer_kept_until_idx;
create index on stored_answer (kept_until);
