-- A value coupon that an e-mail of a sendout tells of is its readers' to use. Which ones it tells of is read from the
-- e-mail itself, whoever writes it; of one that has gone to some already, which ones it has ever told of. What went out
-- before brings nothing now.
alter table sendout add column coupon_ids bigint[] not null default '{}';
create function keep_coupons_of_sendout() returns trigger language plpgsql as $$
begin
  new.coupon_ids := array(
    select (block ->> 'couponId')::bigint from jsonb_array_elements(new.email -> 'blocks') as block
    where block ->> 'kind' = 'COUPON' and block ->> 'couponId' is not null
    union select id from unnest(new.coupon_ids) as id where new.frozen_at is not null);
  return new;
end $$;
create trigger keep_coupons before insert or update of email on sendout
  for each row execute function keep_coupons_of_sendout();
alter table sendout no force row level security;
update sendout set email = email where frozen_at is null and email is not null;
alter table sendout force row level security;
create index sendouts_of_coupons on sendout (chain_id, id) where coupon_ids <> '{}';
