-- Published versions of a document, named by the day from which they apply. A version is never changed.
create table platform_document_version (
  document text not null references platform_document
    check (document in ('TERMS_OF_SERVICE', 'PRIVACY_POLICY', 'DATA_PROCESSING_AGREEMENT')),
  valid_from date not null,
  -- From when companies must have accepted it; null: no acceptance required.
  demanded_from date,
  texts jsonb not null,
  published_at timestamptz not null,
  -- Null: it is part of the product.
  published_by bigint references account,
  primary key (document, valid_from),
  check (demanded_from >= valid_from)
);
create index on platform_document_version (published_by) where published_by is not null;

grant select, insert, delete on platform_document_version to stammis_platform;
