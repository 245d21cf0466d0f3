import { gates, passes } from './check/gates.mjs'

const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(gates)) {
  if (!(await passes(name))) process.exitCode = 1
}
