import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Fields = Readonly<Record<string, unknown>>

interface Entity {
  readonly list: string
  readonly one: string
  readonly add: string
  readonly update: string
  readonly remove: string
  readonly resultsPath?: 'data'
  readonly inArray?: true
}

const entity = (one: string, of: string, paths: Partial<Entity> = {}): Entity => ({
  list: `${of}_list`,
  one,
  add: `${of}_add`,
  update: `${of}_update`,
  remove: `${of}_del`,
  ...paths,
})

/** Section 7 of the specification, as written there. */
const entities: Readonly<Record<string, Entity>> = {
  brand: entity('Ourbrands', 'Ourbrands'),
  slider: entity('slider', 'slider'),
  historySlide: entity('Ourhistory', 'Ourhistory'),
  newsArticle: entity('NewsLater', 'NewsLater'),
  teamMember: entity('AboutusTeam', 'AboutusTeam', { inArray: true }),
  portfolioItem: entity('OurPortfolio', 'OurPortfolio', { resultsPath: 'data' }),
  career: entity('Career', 'Career', { add: 'career_add', remove: 'career_del' }),
  account: {
    list: 'adminuser',
    one: 'adminuser',
    add: 'adminuser',
    update: 'adminuser',
    remove: 'adminuser',
  },
}

const mails = {
  enquiry_mail_list: {
    fname: 'Sara',
    lname: 'Al Hamar',
    email: 'sara@kestrelloop.example',
    number: '33 104 558',
    location: 'Bahrain',
    message: 'Good day',
    orgName: 'Kestrel Loop',
    enquiry_type: 'Business',
  },
  profile_mail_list: {
    fname: 'Yara',
    lname: 'Haddad',
    email: 'yara@mail.example',
    number: '39 551 204',
    location: 'KSA',
    message: 'My résumé',
  },
}

const seedEntry = { id: '1', name: 'Dana', email: 'dana@example.com', role: 'Admin' }
const sessionCookie = 'seed=1'

/** The bytes of the picture in a multipart form. */
const fileIn = (body: Buffer) => {
  const start = body.indexOf('\r\n\r\n') + 4
  return body.subarray(start, body.lastIndexOf('\r\n--'))
}

/**
 * A back end that implements only sign-in and section 7 of the specification: it stores no versions and times,
 * responds to writes with just `{ "code": 200 }`, and with 404 to every other request.
 */
export const startSeedBackEnd = async () => {
  const stored = new Map(Object.keys(entities).map((name) => [name, new Map<string, Fields>()]))
  const files = new Map<string, Buffer>()
  const requests: Array<string> = []
  let last = 1
  stored.get('account')?.set('1', seedEntry)

  const saved = { code: 200 }
  const results = (found: unknown) => ({ code: 200, data: { results: found } })

  const responseTo = (method: string, path: string, body: Buffer): Fields | undefined => {
    const json = (): Fields => JSON.parse(String(body))
    const [call = '', id = ''] = path.split('/')
    const at = `${method} ${call}${id && '/{id}'}`
    for (const [name, { list, one, add, update, remove, resultsPath, inArray }] of Object.entries(entities)) {
      const items = stored.get(name) ?? new Map<string, Fields>()
      const found = (value: unknown) => (resultsPath === 'data' ? { code: 200, data: value } : results(value))
      if (at === `GET ${list}`) return found([...items.values()])
      if (at === `POST ${add}`) {
        last += 1
        items.set(String(last), { ...json(), id: last })
        return saved
      }
      const item = items.get(id)
      if (item === undefined) continue
      if (at === `GET ${one}/{id}`) return found(inArray ? [item] : item)
      if (at === `PUT ${update}/{id}`) {
        items.set(id, { ...item, ...json() })
        return saved
      }
      if (at === `DELETE ${remove}/{id}`) {
        items.delete(id)
        return saved
      }
    }
    if (at === 'GET homepage') return { code: 200, data: { statement: 'From the sea' } }
    if (at === 'POST enquiry_mail') return saved
    if (at === 'GET enquiry_mail_list') return results([{ ...mails.enquiry_mail_list, id: 1 }])
    if (at === 'GET profile_mail_list') return results([{ ...mails.profile_mail_list, id: 1 }])
    if (at === 'GET session' || at === 'POST login') return results(seedEntry)
    if (at === 'POST logout') return saved
    if (at !== 'POST uploads3') return undefined
    const address = `/media/${files.size + 1}.jpg`
    files.set(address, fileIn(body))
    return { code: 201, data: { results: address } }
  }

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request
    const [path = ''] = url.split('?')
    const picture = files.get(path)
    if (picture !== undefined) return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    const body = await buffer(request)
    const found = responseTo(method, path.replace('/api/group/', ''), body)
    requests.push(`${method} ${path.replace('/api/group', '')}${found === undefined ? ' 404' : ''}`)
    if (found === undefined)
      return response.writeHead(404, { 'content-type': 'text/html' }).end(`Cannot ${method} ${path}`)
    const headers = { 'content-type': 'application/json', 'set-cookie': `${sessionCookie}; Path=/` }
    return response.writeHead(200, headers).end(JSON.stringify(found))
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Each request as `GET /path`, followed by ` 404` if there is no such endpoint or item. */
    requests,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
