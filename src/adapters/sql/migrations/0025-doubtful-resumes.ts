/** Files whose application is not there yet, or is not there any more. */
export const orphanResumes = `
create table doubtful_resumes (
  key text primary key,
  since text not null
) strict, without rowid;
`
