-- not in a transaction
call fill_tagged();
vacuum (analyze) member_statistics;
