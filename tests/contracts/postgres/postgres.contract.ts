import { PostgresSaves } from '#adapters/sql/jobs/postgres-saves.ts'
import { PostgresStore } from '#tests/support/databases/postgres-databases.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { isFull } from '#tests/support/full.ts'
import { everyContentType } from '../content/content-inputs.ts'
import { savesContract } from '../jobs/saves-contract.ts'
import { savesStarted } from '../jobs/saves-started.ts'
import { sqlContracts } from '../support/sql-contracts.ts'

/** One of each order, among them one without a picture and one with several; all for `npm run test:full`. */
const contents = isFull
  ? everyContentType
  : [contentTypes.portfolioItem, contentTypes.historySlide, contentTypes.career]

sqlContracts('PostgreSQL', PostgresStore, contents)
savesContract('PostgreSQL', savesStarted(PostgresStore, PostgresSaves))
