-- not in a transaction
-- Members whose e-mail address is stored with its domain in ASCII (`xn--…`), as earlier releases did: nearly none, so that a
-- job finds them without reading all members.
create index concurrently if not exists member_ascii_domains on member (chain_id, id) where email like '%xn--%';
