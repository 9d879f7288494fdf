-- Reasons are typed freely and may name the member: erasing replaces them by a dash. Nothing else changes.
create function only_erase() returns trigger language plpgsql as $$
begin
  if new.reason not in (old.reason, '–') then
    raise exception 'a reason is erased or it stays' using errcode = 'check_violation', constraint = 'reason_stays';
  end if;
  return new;
end $$;
