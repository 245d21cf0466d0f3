// Lets the clock of a process run ahead by CLOCK_AHEAD milliseconds: `node --import …/wrong-clock.mjs`.
const Right = Date
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0)
const now = () => Right.now() + ahead

globalThis.Date = new Proxy(Right, {
  apply: () => new Right(now()).toString(),
  construct: (_, given, target) => Reflect.construct(Right, given.length === 0 ? [now()] : given, target),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Right, name)),
})
