-- A changed address has not bounced.
create function forget_bounce_of_changed_email() returns trigger language plpgsql as $$
begin
  new.email_bounced_at := null;
  return new;
end $$;
