import { companiesBy } from '../0058-companies.ts'
import { text } from './ddl.ts'

export const companiesOnPostgres = companiesBy(text)
