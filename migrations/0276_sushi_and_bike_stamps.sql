-- Two more stamps of ours: sushi and a bike.
alter table stamp_card drop constraint stamp_card_stamp_mark_check;
alter table stamp_card add constraint stamp_card_stamp_mark_check
  check (stamp_mark in ('star', 'heart', 'smile', 'cup', 'bun', 'bread', 'icecream', 'pizza', 'burger', 'bowl',
    'glass', 'mug', 'flower', 'leaf', 'drop', 'scissors', 'paw', 'book', 'dumbbell', 'car', 'tally', 'sushi', 'bike'));
