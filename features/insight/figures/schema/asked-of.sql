-- after: member
-- The facts about a member that selections compare: `has_email` instead of the address.
create function asked_of(of_member member)
returns table(is_there boolean, has_email boolean, email_bounced boolean, asked_email_notification boolean,
  has_phone boolean, asked_phone_notification boolean, asked_registered_at timestamptz, asked_birthday date,
  asked_home_location_id bigint, asked_gender text, asked_language text, asked_city text, asked_zip_code text)
  language sql stable parallel safe as $$
  select of_member.removed_at is null, of_member.email is not null, of_member.email_bounced_at is not null,
    of_member.email_notification, of_member.phone is not null, of_member.phone_notification, of_member.registered_at,
    of_member.birthday, of_member.home_location_id, of_member.gender, of_member.language, city_word(of_member.city),
    upper(replace(of_member.zip_code, ' ', ''))
$$;
