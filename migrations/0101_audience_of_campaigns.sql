-- A campaign for those in a selection: the till and the members' app obey it. It is never told to all.
alter table campaign
  add column selection_id bigint,
  drop constraint campaign_audience_check,
  add constraint campaign_audience_check check (audience in ('EVERYONE', 'SELECTION')),
  add constraint audience_is_a_selection check ((audience = 'SELECTION') = (selection_id is not null)),
  add constraint selection_is_not_public check (selection_id is null or not public_to_all),
  add constraint selection_is_no_welcome check (selection_id is null or not welcome_offer),
  add foreign key (chain_id, selection_id) references selection;
create index campaigns_of_selection on campaign (chain_id, selection_id) where selection_id is not null;

-- Whom a campaign is for changes with its selection: who looks at it looks again.
create trigger touch after update on selection for each statement execute function touch_club();
create constraint trigger revise_club after update on selection
  deferrable initially deferred for each row execute function revise_club();
