import cluster from 'node:cluster'
import { readConfig } from '../config/config.ts'
import { supervise } from '../ops/processes/supervise.ts'
import { StartRefused } from '../config/start-refused.ts'
import { firstCause } from '../ops/telemetry/first-cause.ts'

/** Runs the product in this process, or supervises several processes of it, as configured. */
export const run = async (program: string): Promise<void> => {
  try {
    const config = readConfig(process.env)
    if (config.processes > 1 && cluster.isPrimary)
      return await supervise(config.processes, program, config.stopNotice)
    // The supervisor does not need these modules.
    const { serve } = await import('./serve.ts')
    await serve(config)
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : firstCause(error))
    process.exit(1)
  }
}
