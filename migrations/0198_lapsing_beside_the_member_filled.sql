-- not in a transaction
-- What lapses when, and purchases of late as they are kept from here on, of members who are there already.
call fill_asked();
vacuum (analyze) member_statistics;
-- Nobody looks for points about to expire among all lots any more.
drop index concurrently if exists lots_by_block;
