-- A replay that fails each time it is tried ends as failed, and stands before no other question.
alter table what_if add column failures integer not null default 0 check (failures between 0 and 5);
alter table what_if drop constraint what_if_state_check;
alter table what_if add constraint what_if_state_check check (state in ('RUNNING', 'DONE', 'FAILED'));
alter table what_if add constraint failed_after_five check ((state = 'FAILED') = (failures = 5));
