import { setTimeout as pause } from 'node:timers/promises'
import { poller, type Timed } from './support/poller.ts'
import { none, quantile, some, within, type Figure } from './support/figure.ts'
import { addPositions } from './support/large-lists.ts'
import { serverProcess } from './support/server-process.ts'

/** Successful responses a second, with so many clients that each wait for their response. */
const capacityOf = async (send: () => Promise<Timed>, clients: number, duration: number) => {
  let succeeded = 0
  const until = performance.now() + duration
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) if ((await send()).status === 200) succeeded += 1
    }),
  )
  return (succeeded / duration) * 1_000
}

/** Sends requests at a steady rate, without waiting for responses. */
const sendSteadily = async (send: () => Promise<Timed>, perSecond: number, duration: number) => {
  const inFlight: Array<Promise<Timed>> = []
  const started = performance.now()
  for (let passed = 0; passed < duration; passed = performance.now() - started) {
    while (inFlight.length < (passed / 1_000) * perSecond) inFlight.push(send())
    await pause(2)
  }
  return Promise.all(inFlight)
}

/** Sends three times as many requests as the server can handle. */
export const overloaded = async ({
  duration,
}: {
  readonly duration: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  const search = poller(`${server.site}/api/group/Career_list?q=berth&size=30`)
  const health = poller(`${server.site}/healthz`)
  try {
    await addPositions(server.dataDir, 3_000, 400)
    await capacityOf(search.send, 16, duration / 2)
    const best = await capacityOf(search.send, 16, duration)

    const watching = sendSteadily(health.send, 20, duration)
    const until = performance.now() + duration
    const responses = await sendSteadily(search.send, best * 3, duration)
    const good = responses.filter(({ status }) => status === 200)
    const refused = responses.filter(({ status, retryAfter }) => status === 503 && retryAfter > 0)
    const unhealthy = (await watching).filter(({ status }) => status !== 200).length
    const began = performance.now()
    while ((await search.send()).status !== 200);
    return [
      some('requests at three times the capacity', responses.length, best),
      some('successful responses', good.length),
      {
        what: 'successful responses a second',
        value: ((good.filter(({ at }) => at < until).length / duration) * 1_000) / best,
        unit: 'of the best',
        must: { least: 0.9 },
      },
      // None if the machine got faster since the capacity was measured.
      some('requests rejected', refused.length, 0),
      none('requests that failed otherwise', responses.length - good.length - refused.length),
      within(
        'until a request was rejected, 99 of 100',
        quantile(
          refused.map(({ took }) => took),
          0.99,
        ),
        100,
      ),
      none('refusals of /healthz', unhealthy),
      within('until the next response, once it was over', performance.now() - began, 2_000),
    ]
  } finally {
    search.close()
    health.close()
    await server.stop()
  }
}
