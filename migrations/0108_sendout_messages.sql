-- The segments an SMS has at most, near enough to lay credits by without writing each text: what it costs is counted from its
-- final text. GSM-7 leaves 153 places of a part, UCS-2 67; what may not be cut in two leaves some of them empty.
create function sms_segments_at_most(message text) returns integer language sql immutable parallel safe as $$
  select case
    when message ~ '^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ^{}\\\[~\]|€ÆæßÉ !"#¤%&''()*+,./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà-]*$' then
      case when length(message) + length(regexp_replace(message, '[^\^{}\\\[~\]|€]', '', 'g')) <= 160 then 1
        else ceil((length(message) + length(regexp_replace(message, '[^\^{}\\\[~\]|€]', '', 'g'))) / 152.0)::int end
    when length(message) + length(regexp_replace(message, '[\u0001-\uFFFF]', '', 'g')) <= 70 then 1
    else ceil((length(message) + length(regexp_replace(message, '[\u0001-\uFFFF]', '', 'g'))) / 56.0)::int
  end
$$;
grant execute on function sms_segments_at_most to stammis_app, stammis_platform;

-- What makes the codes in a sendout's links, so that nobody guesses whose click one tells.
insert into platform_secret (name, value)
select 'sendout link', sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- A picture in a sendout stays as long as it: mails that were sent show it.
create or replace view file_use with (security_invoker) as
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
