// The minimum that Node does for a list: sends ten rows of a table as JSON.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'

const database = new DatabaseSync(process.env['FILE'] ?? '', { readOnly: true })
const newest = database.prepare(
  `select cast(id as text) as id, title, image, description, version, created_at, updated_at
  from news_articles order by id desc limit 10`,
)
const counted = database.prepare(`select total from counters where name = 'news_articles'`)

createServer((_, response) => {
  const data = { results: newest.all(), total: counted.get()?.['total'] }
  const body = JSON.stringify({ code: 200, message: 'OK', data })
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
