-- When somebody first took home a poster of the club: the start guide ticks it.
alter table chain add column poster_at timestamptz;
