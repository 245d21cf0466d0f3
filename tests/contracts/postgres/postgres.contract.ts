import { PostgresSaves } from '#adapters/sql/jobs/postgres-saves.ts'
import { PostgresStore } from '#tests/support/databases/postgres-databases.ts'
import { oneContentType } from '../content/content-inputs.ts'
import { savesContract } from '../jobs/saves-contract.ts'
import { savesStarted } from '../jobs/saves-started.ts'
import { sqlContracts } from '../support/sql-contracts.ts'

sqlContracts('PostgreSQL', PostgresStore, oneContentType)
savesContract('PostgreSQL', savesStarted(PostgresStore, PostgresSaves))
