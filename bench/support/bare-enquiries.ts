// The minimum that Node does for an enquiry: reads its JSON and writes the product's rows into a copy of its database.
// All that arrive in one turn of the event loop are committed together.
import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

type Row = Record<string, SQLInputValue>

interface Arrived {
  readonly body: string
  readonly response: ServerResponse
}

const database = new DatabaseSync(process.env['FILE'] ?? '')
database.exec('pragma journal_mode = wal; pragma synchronous = full')

/** Inserts rows like the first one of a table. */
const likeFirst = (table: string, except?: string) => {
  const { [except ?? '']: _, ...first } = database.prepare(`select * from ${table} limit 1`).get() as Row
  const columns = Object.keys(first)
  const insert = database.prepare(
    `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`,
  )
  return (changed: Row) => insert.run(...Object.values({ ...first, ...changed })).lastInsertRowid
}

const insertEnquiry = likeFirst('enquiries', 'id')
const insertCode = likeFirst('mail_codes')

const store = ({ body, response }: Arrived) => {
  const { fname, lname, email, message } = JSON.parse(body) as Record<string, string>
  const [reference, code] = [randomBytes(4).toString('hex'), randomBytes(16).toString('hex')]
  const texts = {
    first_name: fname ?? '',
    last_name: lname ?? '',
    email: email ?? '',
    message: message ?? '',
  }
  const id = insertEnquiry({ ...texts, reference, created_at: new Date().toISOString() })
  insertCode({ code_hash: code, mail_id: id })
  return {
    response,
    sent: JSON.stringify({ code: 200, message: 'OK', data: { results: { reference, code } } }),
  }
}

let arrived: Array<Arrived> = []

const commit = () => {
  const group = arrived
  arrived = []
  database.exec('begin immediate')
  const stored = group.map(store)
  database.exec('commit')
  for (const { response, sent } of stored)
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) })
      .end(sent)
}

createServer((request, response) => {
  if (request.method !== 'POST') return void response.end()
  const parts: Array<Buffer> = []
  return void request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      arrived.push({ body: Buffer.concat(parts).toString(), response })
      if (arrived.length === 1) setImmediate(commit)
    })
}).listen(Number(process.env['PORT']), '127.0.0.1')
