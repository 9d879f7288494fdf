-- Stamp cards of a club.
create table stamp_card (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null,
  title text not null default '',
  subtitle text not null default '',
  stamps_amount smallint not null check (stamps_amount between 2 and 30),
  month_validation integer not null check (month_validation between 1 and 120),
  stamp_path text,
  stamp_uncollected_path text,
  image_path text,
  hide_title boolean not null default false,
  hide_subtitle boolean not null default false,
  title_color text not null check (title_color ~ '^#[0-9a-f]{6}$'),
  title_size text not null check (title_size in ('SMALL', 'MEDIUM', 'LARGE')),
  subtitle_color text not null check (subtitle_color ~ '^#[0-9a-f]{6}$'),
  subtitle_size text not null check (subtitle_size in ('SMALL', 'MEDIUM', 'LARGE')),
  card_color text not null check (card_color ~ '^#[0-9a-f]{6}$'),
  stamp_color text not null check (stamp_color ~ '^#[0-9a-f]{6}$'),
  publish_status text not null default 'NEW'
    check (publish_status in ('NEW', 'ACTIVE', 'STOPPED', 'COMPLETED', 'WITHDRAWN')),
  created_at timestamptz not null default now(),
  -- A stamp of ours where the merchant has no picture: `stamp-marks.ts` of the domain.
  stamp_mark text not null default 'star'
    check (stamp_mark in ('star', 'heart', 'smile', 'cup', 'bun', 'bread', 'icecream', 'pizza', 'burger', 'bowl',
      'glass', 'mug', 'flower', 'leaf', 'drop', 'scissors', 'paw', 'book', 'dumbbell', 'car', 'tally', 'sushi', 'bike')),
  translations jsonb not null default '{}' check (translations_fit(translations, '{"title": 60, "subtitle": 60}')),
  primary key (chain_id, id)
);

select tenant_table('stamp_card', 'select, insert, update, delete');

create trigger keep_promise after update on stamp_card
  for each row when (old.month_validation <> new.month_validation) execute function keep_promise('stamp_card');
create trigger keep_promise_made after insert on stamp_card for each row execute function keep_promise('stamp_card');
create constraint trigger revise_club after insert or delete or update on stamp_card deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on stamp_card for each statement execute function touch_club();
