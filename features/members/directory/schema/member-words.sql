-- Stores the search words of new members.
create function begin_words() returns trigger language plpgsql as $$
begin
  insert into member_word (chain_id, member_id, kind, word)
    select chain_id, id, 'NAME', unnest(name_words(first_name || ' ' || last_name)) from became
    union all select chain_id, id, 'EMAIL', email from became where email <> '';
  return null;
end $$;

-- Replaces the search words of a changed member.
create function keep_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from member_word where chain_id = old.chain_id and member_id = old.id;
  end if;
  insert into member_word (chain_id, member_id, kind, word)
    select new.chain_id, new.id, 'NAME', unnest(name_words(new.first_name || ' ' || new.last_name))
    union all select new.chain_id, new.id, 'EMAIL', new.email where new.email <> '';
  return null;
end $$;
