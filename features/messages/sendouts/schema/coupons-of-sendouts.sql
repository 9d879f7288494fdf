-- The coupon that a link of a sendout leads to.
create function coupon_of_link(link text) returns bigint language sql immutable parallel safe
  return substring(link from '^/r/([1-9][0-9]{0,14})/?$')::bigint;

-- Reads the coupons from the content of a sendout: a value coupon is for the readers of the e-mail or SMS.
create function keep_coupons_of_sendout() returns trigger language plpgsql as $$
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
