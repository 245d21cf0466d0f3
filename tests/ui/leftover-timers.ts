import { afterAll } from 'vitest'

/** A notification of Radix keeps its timer when it is unmounted. After the last test, the timer would find no window. */
const timers = new Set<NodeJS.Timeout>()
const original = globalThis.setTimeout

globalThis.setTimeout = new Proxy(original, {
  apply: (target, self, args) => {
    const timer: NodeJS.Timeout = Reflect.apply(target, self, args)
    timers.add(timer)
    return timer
  },
})

afterAll(() => {
  timers.forEach(clearTimeout)
  globalThis.setTimeout = original
})
