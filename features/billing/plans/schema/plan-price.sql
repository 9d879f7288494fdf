-- Prices of a plan from a day on, in öre a month without VAT. Earlier days keep their price.
create table plan_price (
  plan_id bigint not null references plan,
  from_day date not null,
  location_ore integer not null check (location_ore >= 0),
  members_included integer not null check (members_included >= 0),
  member_ore integer not null check (member_ore >= 0),
  primary key (plan_id, from_day)
);

grant select, insert, update, delete on plan_price to stammis_platform;

insert into plan_price (plan_id, from_day, location_ore, members_included, member_ore)
  select id, '2026-01-01', 29900, 500, 20 from plan;
