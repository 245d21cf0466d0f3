import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

interface Operation {
  readonly security: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly requestBody?: Described
  readonly responses: Readonly<Record<string, Described>>
}
interface Described {
  readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>
}

let server: TestServer
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
let components: Readonly<Record<'schemas' | 'securitySchemes', Readonly<Record<string, object>>>>

beforeAll(async () => {
  server = await startServer()
  const document = JSON.parse((await server.visitor().get('/openapi.json')).text)
  paths = document.paths
  components = document.components
})
afterAll(() => server.stop())

const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, method, operation })),
  )
const at = (method: string, path: string) => paths[`/api/group${path}`]?.[method]

test('every write needs cookie and XSRF header of a session, or a token where one is let in', () => {
  expect(components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie' },
    xsrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
  })
  const ways = ({ security }: Operation) => security.map((schemes) => Object.keys(schemes).toSorted().join())
  const tokenWay = (operation: Operation) => ('x-scope' in operation ? ['token'] : [])
  const guarded = operations().filter(({ operation }) => operation.security.length > 0)
  const writes = guarded.filter(({ method }) => method !== 'get')
  expect(writes.length).toBeGreaterThan(50)
  for (const { operation } of writes)
    expect(ways(operation)).toEqual(['session,xsrf', ...tokenWay(operation)])
  const reads = guarded.filter(({ method }) => method === 'get')
  for (const { operation } of reads) expect(ways(operation)).toEqual(['session', ...tokenWay(operation)])
  expect(guarded.filter(({ operation }) => tokenWay(operation).length > 0).length).toBeGreaterThan(40)
  expect(components.securitySchemes).toHaveProperty('token.scheme', 'bearer')
  expect(at('post', '/enquiry_mail')?.security).toEqual([])
})

test('files and events are described by their media types', () => {
  const typesOf = (method: string, path: string) =>
    Object.keys(at(method, path)?.responses['200']?.content ?? {})
  expect(typesOf('get', '/enquiry_mail.csv')).toEqual(['text/csv'])
  expect(typesOf('get', '/profile_mail.csv')).toEqual(['text/csv'])
  expect(typesOf('get', '/mail_arrivals')).toEqual(['text/event-stream'])
  expect(typesOf('post', '/personal_data_export')).toEqual(['application/zip'])
  expect(typesOf('get', '/profile_mail/{id}/resume')).toEqual([
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ])
})

test('schemas of requests and responses have names', () => {
  const names = ['Brand', 'NewsArticle', 'PortfolioItem', 'TeamMember', 'Career', 'Account']
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining([
      ...names.flatMap((name) => [name, `${name}Input`, `${name}Page`]),
      'EnquiryMail',
      'ProfileMailPage',
      'ValidationProblem',
      'Conflict',
    ]),
  )
  expect(at('post', '/Ourbrands_add')?.requestBody?.content?.['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/BrandInput',
  })
})
