import { setTimeout as pause } from 'node:timers/promises'
import { asking, type Asked } from './support/asking.ts'
import { none, quantile, some, within, type Figure } from './support/figure.ts'
import { addPositions } from './support/large-lists.ts'
import { serverProcess } from './support/server-process.ts'

/** Answers a second, when so many ask and each waits for its answer. */
const capacityOf = async (ask: () => Promise<Asked>, clients: number, duration: number) => {
  let answered = 0
  const until = performance.now() + duration
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) if ((await ask()).status === 200) answered += 1
    }),
  )
  return (answered / duration) * 1_000
}

/** Asks at a steady rate, whatever becomes of it. */
const askSteadily = async (ask: () => Promise<Asked>, perSecond: number, duration: number) => {
  const under: Array<Promise<Asked>> = []
  const begun = performance.now()
  for (let passed = 0; passed < duration; passed = performance.now() - begun) {
    while (under.length < (passed / 1_000) * perSecond) under.push(ask())
    await pause(2)
  }
  return Promise.all(under)
}

/** Three times as many ask as can be answered. */
export const overloaded = async ({
  duration,
}: {
  readonly duration: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  const search = asking(`${server.site}/api/group/Career_list?q=berth&size=30`)
  const health = asking(`${server.site}/healthz`)
  try {
    await addPositions(server.dataDir, 3_000, 400)
    await capacityOf(search.ask, 16, duration / 2)
    const best = await capacityOf(search.ask, 16, duration)

    const watching = askSteadily(health.ask, 20, duration)
    const until = performance.now() + duration
    const answers = await askSteadily(search.ask, best * 3, duration)
    const good = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter > 0)
    const unhealthy = (await watching).filter(({ status }) => status !== 200).length
    const began = performance.now()
    while ((await search.ask()).status !== 200);
    return [
      some('requests at three times the capacity', answers.length, best),
      some('answers that came', good.length),
      {
        what: 'answers a second',
        value: ((good.filter(({ at }) => at < until).length / duration) * 1_000) / best,
        unit: 'of the best',
        must: { least: 0.9 },
      },
      // None where the machine has become faster since its capacity was measured.
      some('requests turned away', refused.length, 0),
      none('requests that failed otherwise', answers.length - good.length - refused.length),
      within(
        'until one was turned away, 99 of 100',
        quantile(
          refused.map(({ took }) => took),
          0.99,
        ),
        100,
      ),
      none('refusals of /healthz', unhealthy),
      within('until the next answer, once it was over', performance.now() - began, 2_000),
    ]
  } finally {
    search.close()
    health.close()
    await server.stop()
  }
}
