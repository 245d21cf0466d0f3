/** PDFs of the library, which visitors download; the same on both databases. */
export const files = `
alter table library_pictures add column downloads integer not null default 0;
create index library_files on library_pictures (id) where address like '%.pdf';
`
