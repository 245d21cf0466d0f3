import { PostgresStore } from '#tests/support/postgres-databases.ts'
import { sqlContracts } from './sql-contracts.ts'

sqlContracts('PostgreSQL', PostgresStore)
