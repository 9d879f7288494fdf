-- An address that mail came back from for good gets no marketing, until its holder proves it anew or gives another.
alter table member add column email_bounced_at timestamptz;

create function forget_bounce_of_changed_email() returns trigger language plpgsql as $$
begin
  new.email_bounced_at := null;
  return new;
end $$;
create trigger forget_bounce_of_changed_email before update of email on member
  for each row when (old.email is distinct from new.email and new.email_bounced_at is not null)
  execute function forget_bounce_of_changed_email();

-- When the member told their mail provider that it is unwanted: once, however often that is told.
alter table sendout_recipient add column complained_at timestamptz;

-- How many had bounced as a person last said that it goes on.
alter table sendout add column bounced_before integer not null default 0 check (bounced_before >= 0);
