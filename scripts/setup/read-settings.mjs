import { existsSync } from 'node:fs'

/** Reads settings from a file, if there is one. The environment overrides them. @param {string} file */
export const readSettings = (file) => {
  if (existsSync(file)) process.loadEnvFile(file)
}
