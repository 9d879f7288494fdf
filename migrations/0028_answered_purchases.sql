-- A purchase of an amount alone answers a registration sent again by itself, for as long as it stands: with what it
-- says, its lot, and the account as it was told then. No copy of the answer is kept beside it.
alter table purchase
  add column answered_points bigint,
  add column answered_owed bigint,
  add constraint answered_whole check ((answered_points is null) = (answered_owed is null));
