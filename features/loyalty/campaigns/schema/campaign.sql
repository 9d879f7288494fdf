-- Campaigns and welcome offers of a club.
create table campaign (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null check (char_length(name) <= 32),
  description text not null default '',
  banner_path text,
  banner_data jsonb,
  action_button_label text not null default '' check (char_length(action_button_label) <= 24),
  action_button_target text not null default ''
    check (action_button_target = '' or action_button_target like 'https://%'),
  start_date date,
  end_date date,
  publish_status text not null default 'NEW'
    check (publish_status in ('NEW', 'ACTIVE', 'STOPPED', 'COMPLETED', 'WITHDRAWN')),
  welcome_offer boolean not null default false,
  welcome_months integer check (welcome_months between 1 and 120),
  public_to_all boolean not null default false,
  audience text not null default 'EVERYONE' check (audience in ('EVERYONE', 'SELECTION')),
  coupon_id bigint,
  message text not null default '' check (char_length(message) <= 155),
  by_sms boolean not null default false,
  by_email boolean not null default false,
  created_at timestamptz not null default now(),
  banner_source_path text,
  translations jsonb not null default '{}'
    check (translations_fit(translations, '{"name": 32, "bannerText": 804, "description": 2000, "actionButtonLabel": 24}')),
  -- Text of the banner where it differs from the picture; empty: the same.
  banner_text text not null default '' check (char_length(banner_text) <= 804),
  selection_id bigint,
  primary key (chain_id, id),
  foreign key (chain_id, coupon_id) references coupon,
  foreign key (chain_id, selection_id) references selection,
  check (end_date >= start_date),
  check (start_date is not null or end_date is not null),
  check (welcome_offer = (welcome_months is not null)),
  constraint audience_is_a_selection check ((audience = 'SELECTION') = (selection_id is not null)),
  constraint selection_is_not_public check (selection_id is null or not public_to_all),
  constraint selection_is_no_welcome check (selection_id is null or not welcome_offer)
);
create unique index one_welcome_offer on campaign (chain_id) where welcome_offer and publish_status = 'ACTIVE';
create index campaigns_of_selection on campaign (chain_id, selection_id) where selection_id is not null;

select tenant_table('campaign', 'select, insert, update, delete');

create constraint trigger revise_club after insert or delete or update on campaign deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on campaign for each statement execute function touch_club();
