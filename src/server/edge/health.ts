import { serverPaths } from '#domain/addresses/server-paths.ts'
import { isRead, requestPath, type Handler } from './handler.ts'
import { sendUnavailable } from './unavailable.ts'

interface Health {
  /** Whether the database responds and the server takes requests. */
  readonly isReady: () => Promise<boolean>
}

/** `/healthz`: the process is alive. `/readyz`: it can serve requests. */
export const health = ({ isReady }: Health): Handler => {
  return async (request, response) => {
    const path = requestPath(request)
    if ((path !== serverPaths.health && path !== serverPaths.readiness) || !isRead(request)) return false
    if (path === serverPaths.health || (await isReady())) {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      response.end('ok\n')
    } else sendUnavailable(response, { message: 'not ready' })
    return true
  }
}
