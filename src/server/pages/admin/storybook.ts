import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chain, isRead, requestPath, type Handler } from '../../edge/handler.ts'
import { staticFiles } from '../../edge/files/static-files.ts'
import { contentSecurityPolicy, inlineScriptsIn } from '../content-security-policy.ts'

const mountPath = '/storybook/'

/** Its addresses are relative and need the trailing slash. */
const withSlash: Handler = (request, response) => {
  const path = requestPath(request)
  if (`${path}/` !== mountPath || !isRead(request)) return false
  response.writeHead(308, { location: mountPath + (request.url ?? '').slice(path.length) }).end()
  return true
}

/** Serves a built Storybook, with a policy for its inline scripts. One of its documents frames the other. */
export const storybook = (folder: string): Handler => {
  const documents = ['index.html', 'iframe.html'].map((name) => join(folder, name)).filter(existsSync)
  const html = documents.map((path) => readFileSync(path, 'utf8')).join('\n')
  const headers = {
    'content-security-policy': contentSecurityPolicy({ framedBy: "'self'", scripts: inlineScriptsIn(html) }),
  }
  return chain(withSlash, staticFiles(folder, { at: mountPath, isImmutable: () => false, headers }))
}
