-- Companies on their way between two installations. HANDED_OVER: a file with everything was written. GOING: the other
-- installation has it and this one deletes it. GONE: it is deleted here. ARRIVED: it is here and closed until the
-- other installation gives its code. The company itself may be missing, so there is no reference to it.
create table company_move (
  company bigint primary key,
  company_number text not null,
  state text not null check (state in ('HANDED_OVER', 'GOING', 'GONE', 'ARRIVED')),
  -- Given when nothing of the company is left here. Where it arrived only the hash is known.
  release text,
  release_hash text not null,
  -- The code of the other installation, given when it has received everything.
  receipt text not null,
  -- Files that are still to be deleted here.
  files text[] not null default '{}',
  at timestamptz not null default now(),
  check ((state = 'ARRIVED') = (release is null))
);
comment on column company_move.release is 'Secret: opens the company on the other installation; only the owner reads it.';

