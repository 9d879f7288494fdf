-- A sendout tells of a coupon by a link to its page, too: a button or picture of the e-mail, or the SMS, which cannot otherwise.
-- So a value coupon is also its readers' whom the SMS went to. What went out before brings nothing by its links.
create function coupon_of_link(link text) returns bigint language sql immutable parallel safe
  return substring(link from '^/r/([1-9][0-9]{0,14})/?$')::bigint;

alter table sendout add column sms_coupon_ids bigint[] not null default '{}';
create or replace function keep_coupons_of_sendout() returns trigger language plpgsql as $$
begin
  new.coupon_ids := array(
    select coupon from jsonb_array_elements(new.email -> 'blocks') as block
      cross join lateral (select coalesce((block ->> 'couponId')::bigint, coupon_of_link(block ->> 'target')) as coupon) as told
    where coupon is not null
    union select id from unnest(new.coupon_ids) as id where new.frozen_at is not null);
  new.sms_coupon_ids := array(
    select coupon from coupon_of_link(new.sms ->> 'link') as coupon where coupon is not null
    union select id from unnest(new.sms_coupon_ids) as id where new.frozen_at is not null);
  return new;
end $$;
drop trigger keep_coupons on sendout;
create trigger keep_coupons before insert or update of email, sms on sendout
  for each row execute function keep_coupons_of_sendout();
alter table sendout no force row level security;
update sendout set email = email where frozen_at is null;
alter table sendout force row level security;
drop index sendouts_of_coupons;
create index sendouts_of_coupons on sendout (chain_id, id) where coupon_ids <> '{}' or sms_coupon_ids <> '{}';
