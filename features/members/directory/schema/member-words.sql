-- The words of a member that are stored.
create function words_of_member(email text, full_name text) returns table (kind text, word text, start text, all_starts text)
language sql immutable parallel safe as $$
  with each as (
    select 'NAME' as kind, ' ' as mark, unnest(name_words(full_name)) as word
    union all select 'EMAIL', ' @', words_of_member.email where words_of_member.email <> ''
  )
  select kind, word, left(word, 2), (select string_agg(mark || left(word, 4), '' order by (mark || word) collate "C") from each) from each
$$;

-- Stores the search words of new members.
create function begin_words() returns trigger language plpgsql as $$
begin
  insert into member_word (chain_id, member_id, kind, word, start, all_starts, registered_at, sorted_name)
    select chain_id, id, each.*, registered_at, sorted_name
    from became, words_of_member(email, first_name || ' ' || last_name) as each;
  return null;
end $$;

-- Replaces the search words of a changed member.
create function keep_words() returns trigger language plpgsql as $$
begin
  delete from member_word where chain_id = old.chain_id and member_id = old.id;
  insert into member_word (chain_id, member_id, kind, word, start, all_starts, registered_at, sorted_name)
    select new.chain_id, new.id, each.*, new.registered_at, new.sorted_name from words_of_member(new.email, new.first_name || ' ' || new.last_name) as each;
  return null;
end $$;
