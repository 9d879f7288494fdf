-- The platform's own documents and the draft of each.
create table platform_document (
  document text primary key check (document in ('TERMS_OF_SERVICE', 'PRIVACY_POLICY', 'DATA_PROCESSING_AGREEMENT')),
  -- Null: no draft.
  draft jsonb
);

grant select, update on platform_document to stammis_platform;

insert into platform_document (document)
  values ('TERMS_OF_SERVICE'), ('PRIVACY_POLICY'), ('DATA_PROCESSING_AGREEMENT');
