import { isRead, pathOf, type Handler } from './handler.ts'

interface Health {
  /** Whether the database answers, and the server takes requests. */
  readonly isReady: () => Promise<boolean>
}

/** `/healthz` says that the process lives, `/readyz` that it can serve. */
export const health = ({ isReady }: Health): Handler => {
  return async (request, response) => {
    const path = pathOf(request)
    if ((path !== '/healthz' && path !== '/readyz') || !isRead(request)) return false
    const isFine = path === '/healthz' || (await isReady())
    response.writeHead(isFine ? 200 : 503, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(!isFine && { 'retry-after': '5' }),
    })
    response.end(isFine ? 'ok\n' : 'not ready\n')
    return true
  }
}
