-- What a changed rule would have come to over the last year of real purchases: a question, and its answer once a job has
-- replayed them. Figures alone, about nobody in particular.
create table what_if (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  question text not null check (question in ('EARNING', 'REWARD', 'CARD')),
  -- The reward or the stamp card asked about, and what it was called.
  subject_id bigint,
  subject text not null,
  -- Hundredths of a point per krona (0: none were given), points of a reward, or stamps of a card; and months.
  now_value integer not null check (now_value >= 0),
  now_months integer check (now_months > 0),
  next_value integer not null check (next_value > 0),
  next_months integer check (next_months > 0),
  -- The club's days looked at.
  first_day date not null,
  last_day date not null,
  -- What a point cost when it was asked, in hundredths of an öre.
  cost_hundredths integer check (cost_hundredths > 0),
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE')),
  -- How far the replay has come: members in the order of their ids, how many there are, and what they came to so far.
  through_member bigint,
  progress integer not null default 0 check (progress >= 0),
  member_count integer not null check (member_count >= 0),
  tally jsonb not null,
  -- By the server's clock. A replay that stands still is taken up again.
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  done_at timestamptz,
  primary key (chain_id, id),
  constraint subject_of_question check ((question = 'EARNING') = (subject_id is null)),
  constraint months_of_question check ((question = 'REWARD') = (now_months is null) and (now_months is null) = (next_months is null)),
  constraint done_when_told check ((state = 'DONE') = (done_at is not null)),
  -- The last member read is nobody's business once there is an answer.
  constraint answer_names_nobody check (state = 'RUNNING' or through_member is null),
  check (last_day >= first_day)
);
create unique index one_running_what_if on what_if (chain_id) where state = 'RUNNING';
create index unfinished_what_ifs on what_if (moved_at) where state = 'RUNNING';
create index what_ifs_to_forget on what_if (asked_at);
select tenant_table('what_if', 'select, insert, update, delete');
