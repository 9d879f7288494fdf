-- Servers remember for seconds who stands behind a session. Whatever ends a session or changes a grant tells them all
-- to forget, the moment it commits.
create function forget_doors() returns trigger language plpgsql as $$
begin
  perform pg_notify('doors_changed', '');
  return null;
end $$;

create trigger forget_doors after delete on staff_session for each statement execute function forget_doors();
create trigger forget_doors after delete on member_session for each statement execute function forget_doors();
create trigger forget_doors after update of removed_at on member for each statement execute function forget_doors();
create trigger forget_doors after update of is_admin on account for each statement execute function forget_doors();
create trigger forget_doors after insert or delete on company_merchant for each statement execute function forget_doors();
create trigger forget_doors after insert or update or delete on staff for each statement execute function forget_doors();
create trigger forget_doors after insert or delete on staff_location for each statement execute function forget_doors();
