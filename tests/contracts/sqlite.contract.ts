import { everyContent } from './drafts.ts'
import { sqlContracts } from './sql-contracts.ts'
import { SqliteStore } from './sqlite-store.ts'

sqlContracts('SQLite', SqliteStore, everyContent)
