-- The platform's own documents: what is being written of each, and what was published, from which day.
create table platform_document (
  document text primary key check (document in ('TERMS_OF_SERVICE', 'PRIVACY_POLICY', 'DATA_PROCESSING_AGREEMENT')),
  -- Being written; null: nothing beside what is published.
  draft jsonb
);
insert into platform_document (document) values ('TERMS_OF_SERVICE'), ('PRIVACY_POLICY'), ('DATA_PROCESSING_AGREEMENT');

-- A version is told by the day from which it holds. It is never changed: whoever accepted it accepted these words.
create table platform_document_version (
  document text not null references platform_document,
  valid_from date not null,
  -- From when companies must have accepted it; null: it asks nobody for anything.
  demanded_from date check (demanded_from >= valid_from),
  texts jsonb not null,
  published_at timestamptz not null,
  -- Null: it came with the product.
  published_by bigint references account,
  primary key (document, valid_from)
);
create index on platform_document_version (published_by) where published_by is not null;

grant select, update on platform_document to stammis_platform;
grant select, insert, delete on platform_document_version to stammis_platform;
