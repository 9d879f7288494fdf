-- A text of the club applies from a day of the club's calendar, and may be taken back until then. The first applies at
-- once and stays: so a club that has published one always has one in force.
alter table terms_version
  add column applies_on date,
  -- Whoever accepted an earlier one goes by that until they have accepted this.
  add column asks_again boolean not null default false,
  add column taken_back_at timestamptz,
  add column taken_back_by bigint references account;

update terms_version set applies_on = (published_at at time zone chain.time_zone)::date
  from chain where chain.id = terms_version.chain_id;

alter table terms_version
  alter column applies_on set not null,
  add constraint first_terms_stay check (version > 1 or taken_back_at is null and not asks_again);
grant update (taken_back_at, taken_back_by) on terms_version to stammis_app;
