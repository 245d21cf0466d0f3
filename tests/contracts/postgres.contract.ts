import { PostgresSaves } from '#adapters/sql/postgres-saves.ts'
import { PostgresStore } from '#tests/support/postgres-databases.ts'
import { contentsOfEachOrder } from './drafts.ts'
import { savesContract } from './saves-contract.ts'
import { savesStarted } from './saves-started.ts'
import { sqlContracts } from './sql-contracts.ts'

sqlContracts('PostgreSQL', PostgresStore, contentsOfEachOrder)
savesContract('PostgreSQL', savesStarted(PostgresStore, PostgresSaves))
