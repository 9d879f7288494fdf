-- Refuses an entry in a closed month. It locks the books against closing at the same time.
create function refuse_closed_day() returns trigger language plpgsql as $$
declare
  closed date;
begin
  select closed_through into closed from books for share;
  if (to_jsonb(new) ->> tg_argv[0])::date <= closed then
    raise exception 'the books are closed through %: nothing of % is written into %', closed, tg_argv[0], tg_table_name;
  end if;
  return new;
end $$;
