import { Effect, Layer } from 'effect'
import { SqlLeases } from '#adapters/sql/jobs/leases.ts'
import { SqlRetention } from '#adapters/sql/privacy/retention.ts'
import { retainedCountsText } from '#domain/privacy/retention.ts'
import { withLease } from '../../jobs/with-lease.ts'
import { blobStore } from '../../config/blob-store.ts'
import type { Config } from '../../config/config.ts'
import { databaseAsItIs } from '../../config/database-as-it-is.ts'
import { deleteInSteps } from '../../jobs/retention-job.ts'
import { StartRefused } from '../../config/start-refused.ts'

/** Deletes what has passed its retention period, whatever the clock's history. A server may be running. */
export const deleteDue = async (config: Config, now: number): Promise<string> => {
  const ports = Layer.merge(SqlRetention(config.keep), SqlLeases).pipe(
    Layer.provide(Layer.merge(databaseAsItIs(config), blobStore(config))),
  )
  const deleted = await deleteInSteps(now).pipe(
    withLease('retention', '30 minutes'),
    Effect.provide(ports),
    Effect.catchTag(['StoreUnusable', 'StoreBusy'], ({ message }) => Effect.fail(new StartRefused(message))),
    Effect.runPromise,
  )
  if (deleted === undefined) throw new StartRefused('The server is deleting at the moment. Try again later.')
  return `Deleted as of ${new Date(now).toISOString().slice(0, 10)}: ${retainedCountsText(deleted) || 'nothing'}.`
}
