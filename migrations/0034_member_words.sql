-- Members are searched by the words of their names, folded as people type them, and compared in ways that may pass
-- row-level security (leakproof): a pattern would have every member of the club read first.
--
-- One function folds, for what is kept and for what is asked: marks off, small letters, and letters that are others with
-- something to them as those.
create function folded(given text) returns text language sql immutable strict parallel safe
return translate(
  replace(replace(replace(replace(
    lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
  'øđðłħŧıςʼ', 'oddlhtiσ''');

-- A word as it is kept and asked for: letters and digits alone, so that Obrien finds O'Brien.
create function search_word(given text) returns text language sql immutable strict parallel safe
return regexp_replace(folded(given) collate "und-x-icu", '[^[:alnum:]]+', '', 'g');

-- A name's words, each whole and in the parts that a hyphen or an apostrophe makes of it: Anna-Karin is found as Karin, too.
create function name_words(given text) returns text[] language sql immutable strict parallel safe
return array(
  select word from regexp_split_to_table(given, '\s+') as written,
    lateral (select search_word(written)
      union select part from regexp_split_to_table(folded(written) collate "und-x-icu", '[^[:alnum:]]+') as part) as each (word)
  where word <> '' group by word);

create table member_word (
  chain_id bigint not null,
  member_id bigint not null,
  kind text not null check (kind in ('NAME', 'EMAIL')),
  word text collate "C" not null check (word <> ''),
  primary key (chain_id, member_id, kind, word)
);

alter table member no force row level security;
insert into member_word (chain_id, member_id, kind, word)
  select chain_id, id, 'NAME', unnest(name_words(first_name || ' ' || last_name)) from member
  union all select chain_id, id, 'EMAIL', email from member where email <> '';
alter table member_word add foreign key (chain_id, member_id) references member;
create index by_word on member_word (chain_id, word, member_id, kind);

-- The name that lists are sorted by, å ä ö at the end of the alphabet, whatever language the database was made in.
alter table member add column sorted_name text collate "sv-x-icu" not null
  generated always as (lower(btrim(first_name || ' ' || last_name) collate "sv-x-icu")) stored;
create index by_name on member (chain_id, sorted_name, id) where removed_at is null;
-- Digits are the beginning of a phone or of a membership number.
create index by_phone on member (chain_id, (phone collate "C"));
create index by_number on member (chain_id, (membership_number collate "C"));
alter table member force row level security;
select tenant_table('member_word', 'select, insert, delete');

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
create trigger keep_words after insert or update of first_name, last_name, email on member
  for each row execute function keep_words();
