import { HttpRedirects } from '#adapters/http/redirects/redirects.ts'
import { MemoryRedirects } from '#adapters/memory/redirects/redirects.ts'
import { Redirects } from '#ports/staff/redirects.ts'
import { overHttp } from '../support/http-server.ts'
import { fromLayer } from '../support/started.ts'
import { redirectsContract } from './redirects-contract.ts'

redirectsContract(
  'memory',
  fromLayer(Redirects, () => MemoryRedirects({ pages: { newsinsights: ['1', '2'] } })),
)
redirectsContract('HTTP', overHttp(Redirects, HttpRedirects, { articles: true }))
