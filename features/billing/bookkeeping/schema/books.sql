-- The platform's books: every day through `closed_through` is closed and takes no new entries.
create table books (
  one boolean default true primary key check (one),
  closed_through date
    check (closed_through = date_trunc('month', closed_through) + interval '1 month -1 day')
);

grant select, update (closed_through) on books to stammis_platform;

insert into books default values;
