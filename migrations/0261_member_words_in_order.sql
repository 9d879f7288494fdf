-- Lists read the members of a frequent word in the list's own order, from an index: by registration, or by name. Each word
-- therefore has a copy of what these two orders compare, and the two letters it starts with, which divide the index. It also
-- has the first four letters of all of the member's words: ' anna lind @anna' for Anna Lind with an e-mail address.
alter table member_word
  add column start text collate "C" not null default '',
  add column all_starts text collate "C" not null default '',
  add column registered_at timestamptz not null default '-infinity',
  add column sorted_name text collate "sv-x-icu" not null default '';

-- The words of a member that are stored.
create function words_of_member(email text, full_name text) returns table (kind text, word text, start text, all_starts text)
language sql immutable parallel safe as $$
  with each as (
    select 'NAME' as kind, ' ' as mark, unnest(name_words(full_name)) as word
    union all select 'EMAIL', ' @', words_of_member.email where words_of_member.email <> ''
  )
  select kind, word, left(word, 2), (select string_agg(mark || left(word, 4), '' order by (mark || word) collate "C") from each) from each
$$;

create or replace function begin_words() returns trigger language plpgsql as $$
begin
  insert into member_word (chain_id, member_id, kind, word, start, all_starts, registered_at, sorted_name)
    select chain_id, id, each.*, registered_at, sorted_name
    from became, words_of_member(email, first_name || ' ' || last_name) as each;
  return null;
end $$;

create or replace function keep_words() returns trigger language plpgsql as $$
begin
  delete from member_word where chain_id = old.chain_id and member_id = old.id;
  insert into member_word (chain_id, member_id, kind, word, start, all_starts, registered_at, sorted_name)
    select new.chain_id, new.id, each.*, new.registered_at, new.sorted_name from words_of_member(new.email, new.first_name || ' ' || new.last_name) as each;
  return null;
end $$;
drop trigger keep_words on member;
create trigger keep_words after update of first_name, last_name, email, registered_at on member
  for each row execute function keep_words();

-- Fills in the words that exist already, a thousand members at a time. May be called again.
create procedure fill_word_orders() language plpgsql as $$
declare
  club bigint := 0;
  last bigint;
  next bigint[];
begin
  loop
    select min(id) into club from chain where id > club;
    exit when club is null;
    last := 0;
    loop
      perform set_config('role', 'stammis_platform', true);
      select array_agg(member_id order by member_id), max(member_id) into next, last from (
        select member_id from member_statistics where chain_id = club and member_id > last order by member_id limit 1000
      ) as following;
      exit when next is null;
      -- An act that changes a member holds the same lock, so the copies cannot be older than the member.
      perform from member where chain_id = club and id = any(next) order by id for no key update;
      delete from member_word where chain_id = club and member_id = any(next);
      insert into member_word (chain_id, member_id, kind, word, start, all_starts, registered_at, sorted_name)
        select chain_id, id, each.*, registered_at, sorted_name
        from member, words_of_member(email, first_name || ' ' || last_name) as each where chain_id = club and id = any(next);
      commit;
    end loop;
  end loop;
end $$;
