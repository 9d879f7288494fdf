-- after: chain, location, coupon, stamp_card, stamp_card_coupon, campaign, sendout
-- Every use of an uploaded picture. A new column that holds a picture belongs here; a test compares.
create view file_use with (security_invoker) as
  select id as chain_id, logo_path as path from chain where logo_path is not null
  union all select chain_id, logo_path from location where logo_path is not null
  union all select chain_id, image_path from coupon where image_path is not null
  union all select chain_id, stamp_path from stamp_card where stamp_path is not null
  union all select chain_id, stamp_uncollected_path from stamp_card where stamp_uncollected_path is not null
  union all select chain_id, image_path from stamp_card where image_path is not null
  union all select chain_id, image_path from stamp_card_coupon where image_path is not null
  union all select chain_id, banner_path from campaign where banner_path is not null
  union all select chain_id, banner_source_path from campaign where banner_source_path is not null
  union all select chain_id, block ->> 'picturePath' from sendout, jsonb_array_elements(email -> 'blocks') as block
    where block ->> 'picturePath' <> '';

grant select on file_use to stammis_platform;
