-- not in a transaction
call fill_word_orders();
vacuum (analyze) member_word;
