-- The platform's books: what is dated through this day was handed over, and changes no more.
create table books (
  one boolean primary key default true check (one),
  closed_through date check (closed_through = date_trunc('month', closed_through) + interval '1 month - 1 day')
);
insert into books default values;
grant select on books to stammis_platform;
grant update (closed_through) on books to stammis_platform;

-- Who closed a month, and who opened one again and why.
create table books_change (
  id bigint generated always as identity primary key,
  month date not null check (extract(day from month) = 1),
  act text not null check (act in ('CLOSED', 'OPENED')),
  reason text not null default '' check (act = 'CLOSED' or reason <> ''),
  account_id bigint references account,
  at timestamptz not null
);
grant select, insert on books_change to stammis_platform;

-- The day the books tell it on: the day it came or went, or the first that was open then.
alter table payment add column booked_on date;
alter table repayment add column booked_on date;
update payment set booked_on = received_on;
alter table payment alter column booked_on set not null, add check (booked_on >= received_on);
alter table repayment alter column booked_on set not null, add check (booked_on >= repaid_on);
create index on payment (booked_on);
drop index repayment_repaid_on_idx;
create index on repayment (booked_on);

-- Whoever closes a month waits for what is being booked, and what is booked after it finds it closed.
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
create trigger open_day before insert on invoice for each row execute function refuse_closed_day('issued_on');
create trigger open_day before insert on invoice_reminder for each row execute function refuse_closed_day('sent_on');
create trigger open_day before insert on payment for each row execute function refuse_closed_day('booked_on');
create trigger open_day before insert on payment_refund for each row execute function refuse_closed_day('refunded_on');
create trigger open_day before insert on payment_chargeback for each row execute function refuse_closed_day('booked_on');
create trigger open_day before insert on repayment for each row execute function refuse_closed_day('booked_on');
