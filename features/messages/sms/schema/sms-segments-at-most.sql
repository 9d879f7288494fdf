-- An upper bound of an SMS's segments, to reserve credits. A segment has 153 characters in GSM-7 and 67 in UCS-2; a
-- character that may not be split leaves some unused.
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
