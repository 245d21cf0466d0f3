import { StartRefused } from '../config/start-refused.ts'

/** Does what somebody asked for at a terminal. Why it was refused is told in its sentence, and whatever broke as a whole. */
export const command = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error)
    process.exitCode = 1
  }
}
