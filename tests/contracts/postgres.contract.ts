import { PostgresStore } from '#tests/support/postgres-databases.ts'
import { contentsOfEachOrder } from './drafts.ts'
import { sqlContracts } from './sql-contracts.ts'

sqlContracts('PostgreSQL', PostgresStore, contentsOfEachOrder)
