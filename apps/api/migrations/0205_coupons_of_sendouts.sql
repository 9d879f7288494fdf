-- A value coupon that an e-mail of a sendout tells of is its readers' to use. Which ones it tells of is read from the
-- e-mail itself, whoever writes it.
create function email_coupons(email jsonb) returns bigint[] language sql immutable as $$
  select coalesce(array_agg(distinct (block ->> 'couponId')::bigint), '{}')
  from jsonb_array_elements(email -> 'blocks') as block
  where block ->> 'kind' = 'COUPON' and block ->> 'couponId' is not null
$$;

alter table sendout add column coupon_ids bigint[] not null default '{}';
create function keep_coupons_of_sendout() returns trigger language plpgsql as $$
begin
  new.coupon_ids := email_coupons(new.email);
  return new;
end $$;
create trigger keep_coupons before insert or update of email on sendout
  for each row execute function keep_coupons_of_sendout();
alter table sendout no force row level security;
update sendout set coupon_ids = email_coupons(email) where email_coupons(email) <> '{}';
alter table sendout force row level security;
create index sendouts_of_coupons on sendout (chain_id, id) where coupon_ids <> '{}';
