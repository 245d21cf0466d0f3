import { readConfig } from '../config.ts'
import { StartRefused } from '../start-refused.ts'

/** Runs a program that takes the name of a file, and says how it went in one sentence. */
export const runWithFile = async (
  name: 'backup' | 'restore',
  work: (dataDir: string, file: string) => Promise<number>,
  said: (files: number, file: string) => string,
): Promise<void> => {
  const [file] = process.argv.slice(2)
  try {
    if (file === undefined) throw new StartRefused(`Name the file: npm run ${name} -- FILE`)
    console.log(said(await work(readConfig(process.env).dataDir, file), file))
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error)
    process.exitCode = 1
  }
}
