import { text } from './postgres/ddl.ts'

const pageColumns = [
  'summary',
  'picture',
  'figures',
  'activities',
  'legal_name',
  'registration',
  'countries',
  'certificates',
  'director',
  'ownership',
  'contact',
] as const

/**
 * The fields of a company's own page, and the company that an article and a position are about. All are empty in what was
 * stored before.
 * @param ofText The type of a text column.
 */
const companiesBy = (ofText: string) => `
${pageColumns.map((column) => `alter table brands add column ${column} ${ofText} default '';`).join('\n')}
alter table news_articles add column brand_id ${ofText} default '';
create index news_articles_brand on news_articles (brand_id, id);
create index news_articles_created on news_articles (created_at);
alter table careers add column brand_id ${ofText} default '';
create index careers_brand on careers (brand_id, id);
`

export const companies = { sqlite: companiesBy('text not null'), postgres: companiesBy(text) }
