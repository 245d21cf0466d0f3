import cluster from 'node:cluster'
import { readConfig } from '../config/config.ts'
import { supervise } from '../ops/processes/supervise.ts'
import { StartRefused } from '../config/start-refused.ts'

/** Runs the product as its variables say: in this process, or in several of the same program that this one looks after. */
export const run = async (program: string): Promise<void> => {
  try {
    const config = readConfig(process.env)
    if (config.processes > 1 && cluster.isPrimary) return await supervise(config.processes, program)
    // Who only looks after others needs nothing of it.
    const { serve } = await import('./serve.ts')
    await serve(config)
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error)
    process.exit(1)
  }
}
