// The least that Node can do: answers the file BODY with the given headers, or 304 where the tag is known.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.env['BODY'] ?? '')
const headers = JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>

createServer((request, response) => {
  if (request.headers['if-none-match'] !== undefined) return response.writeHead(304, headers).end()
  return response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
