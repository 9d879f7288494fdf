-- Whoever is a member already may get points and stamps by a list, once: their visit says which brought it, as a lot does.
-- `brings`: what a row gives whom, as it was tried and then as it was done.
alter table purchase add column import_id bigint,
  add constraint opening_without_purchase check (import_id is null or amount_ore = 0) not valid;
alter table member_import_row add column brings jsonb;
alter table member_import_row drop constraint member_import_row_kept_check;
alter table member_import_row add constraint member_import_row_kept_check
  check (kept in ('USED', 'CLAIMED', 'GONE', 'SPENT'));

-- Visits of those whom lists brought before: the import's author's own, while it ran.
alter table purchase no force row level security;
alter table member no force row level security;
alter table member_import no force row level security;
update purchase set import_id = list.id
from member join member_import as list on list.chain_id = member.chain_id and list.id = member.import_id
where purchase.chain_id = member.chain_id and purchase.member_id = member.id and purchase.amount_ore = 0
  and purchase.account_id = list.account_id and purchase.purchased_at between list.created_at and list.done_at;
alter table purchase force row level security;
alter table member force row level security;
alter table member_import force row level security;
