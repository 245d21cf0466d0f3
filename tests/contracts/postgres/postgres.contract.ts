import { PostgresSaves } from '#adapters/sql/jobs/postgres-saves.ts'
import { PostgresStore } from '#tests/support/postgres-databases.ts'
import { contentsOfEachOrder } from '../visitor/saved-forms.ts'
import { savesContract } from '../jobs/saves-contract.ts'
import { savesStarted } from '../jobs/saves-started.ts'
import { sqlContracts } from '../support/sql-contracts.ts'

sqlContracts('PostgreSQL', PostgresStore, contentsOfEachOrder)
savesContract('PostgreSQL', savesStarted(PostgresStore, PostgresSaves))
