// The minimum that Node does: sends the file BODY with HEADERS, or 304 to a conditional request.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.env['BODY'] ?? '')
const headers = JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>

createServer((request, response) => {
  if (request.headers['if-none-match'] !== undefined) return response.writeHead(304, headers).end()
  return response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
