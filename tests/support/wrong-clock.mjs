// Makes the clock of a process wrong: `node --import …/wrong-clock.mjs`. It runs ahead by CLOCK_AHEAD milliseconds, or
// stands at the milliseconds since 1970 in CLOCK_FILE while that has any.
import { readFileSync } from 'node:fs'

const Right = Date
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0)
const file = process.env['CLOCK_FILE']
const stopped = file === undefined ? () => 0 : () => Number(readFileSync(file, 'utf8'))
const now = () => stopped() || Right.now() + ahead

globalThis.Date = new Proxy(Right, {
  apply: () => new Right(now()).toString(),
  construct: (_, given, target) => Reflect.construct(Right, given.length === 0 ? [now()] : given, target),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Right, name)),
})
