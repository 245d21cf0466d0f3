import { gates, passes } from './check/gates.mjs'

const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : Object.keys(gates)) {
  if (!(await passes(name))) process.exitCode = 1
}
