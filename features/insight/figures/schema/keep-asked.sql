-- Creates the statistics of new members. The row is cast to `member` because on several nodes its type is that of a
-- shard.
create function begin_member_statistics() returns trigger language plpgsql as $$
begin
  insert into member_statistics (chain_id, member_id, is_there, has_email, email_bounced, asked_email_notification, has_phone,
      asked_phone_notification, asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language,
      asked_city, asked_zip_code)
    select became.chain_id, became.id, asked.* from became, asked_of(row(became.*)::public.member) as asked order by 1, 2;
  return null;
end $$;

-- Copies changed facts of a member to its statistics. Uses the new row, since only the owner may read a complete
-- member.
create function keep_asked() returns trigger language plpgsql as $$
begin
  update member_statistics set (is_there, has_email, email_bounced, asked_email_notification, has_phone,
      asked_phone_notification, asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language,
      asked_city, asked_zip_code) = (select asked.* from asked_of(row(new.*)::public.member) as asked)
  where chain_id = new.chain_id and member_id = new.id;
  return null;
end $$;
