-- not in a transaction
-- Purchases of late of members who are there already, as they are kept from here on.
call fill_asked();
vacuum (analyze) member_statistics;
