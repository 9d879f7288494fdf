-- What-if questions: a job replays the last year of purchases under a changed rule. Only
-- sums are stored.
create table what_if (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  question text not null check (question in ('EARNING', 'REWARD', 'CARD')),
  -- The reward or stamp card, and its name at the time.
  subject_id bigint,
  subject text not null,
  -- Hundredths of a point per krona (0: none), points of a reward, or stamps of a card; and months.
  now_value integer not null check (now_value >= 0),
  now_months integer check (now_months > 0),
  next_value integer not null check (next_value > 0),
  next_months integer check (next_months > 0),
  -- The days that are replayed.
  first_day date not null,
  last_day date not null,
  -- The cost of a point at the time, in hundredths of an öre.
  cost_hundredths integer check (cost_hundredths > 0),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'FAILED')),
  -- Progress of the replay in the order of members.
  through_member bigint,
  progress integer not null default 0 check (progress >= 0),
  member_count integer not null check (member_count >= 0),
  tally jsonb not null,
  -- By the server's clock. A stalled replay is resumed.
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  done_at timestamptz,
  -- A replay that fails repeatedly ends as failed.
  failures integer not null default 0 check (failures between 0 and 5),
  primary key (chain_id, id),
  constraint subject_of_question check ((question = 'EARNING') = (subject_id is null)),
  constraint months_of_question check ((question = 'REWARD') = (now_months is null)
      and (now_months is null) = (next_months is null)),
  constraint done_when_told check ((state = 'DONE') = (done_at is not null)),
  -- Once there is an answer, no member is named.
  constraint answer_names_nobody check (state = 'RUNNING' or through_member is null),
  check (last_day >= first_day),
  constraint failed_after_five check ((state = 'FAILED') = (failures = 5))
);
create unique index one_running_what_if on what_if (chain_id) where state = 'RUNNING';
create index unfinished_what_ifs on what_if (moved_at) where state = 'RUNNING';
create index what_ifs_to_forget on what_if (asked_at);

select tenant_table('what_if', 'select, insert, update, delete');
