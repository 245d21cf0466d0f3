const replaced = 'drop index activities_changed;'

/**
 * Activities are counted and found by one index with all columns that they are filtered by, instead of reading the
 * states of items. It replaces the index of times, so that a save writes as many as before.
 */
const sqlite = `
create index activities_listed on activities (at, id, subject, kind, author_folded, title_folded);
${replaced}
`

/** Without the texts: PostgreSQL limits the size of an index entry, and stores long states apart from their row. */
const postgres = `
create index activities_listed on activities (at, id, subject, kind);
${replaced}
`

export const listedActivities = { sqlite, postgres }
