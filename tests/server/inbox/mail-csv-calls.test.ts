import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wireNames } from '#adapters/http/wire-names.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { addPosition, apply, enquiry, listed } from '../support/mail/mails.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
  const careerId = await addPosition(server)
  await apply(server, careerId, { changed: { fname: '=1+1' } })
  for (const fields of [
    { fname: 'Maryam', number: '+97336000000', message: 'One\n\n"two", three' },
    { fname: '=HYPERLINK("evil.example")', enquiry_type: 'General' },
    { fname: 'Trap', website: 'filled' },
  ])
    await server.visitor().post('/enquiry_mail', { ...enquiry, ...fields })
})
afterAll(() => server.stop())

const csv = async (path: string) => {
  const response = await (await server.as('Hr')).get(path)
  return { ...response, bytes: Buffer.from(response.text) }
}

/** The raw bytes: reading a response as text drops the byte order mark. */
const bytesOf = async (path: string) => {
  const hr = await server.as('Hr')
  const cookie = [...hr.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return Buffer.from(await (await fetch(hr.base + path, { headers: { cookie } })).arrayBuffer())
}

describe('[K8] GET /desk_figures.csv', () => {
  test('has a line for all, each week, place, owner and type, without formulas', async () => {
    const hr = await server.as('Hr')
    await hr.put('/account', { name: '=1+1' })
    const { data } = await hr.get('/mail_staff')
    const staff = data['results'] as ReadonlyArray<{ readonly id: string; readonly name: string }>
    const owner = staff.find(({ name }) => name === '=1+1')?.id
    const [mail] = await listed(server, '/enquiry_mail_list?status=new')
    await hr.put(`/enquiry_mail/${String(mail?.['id'])}`, { status: 'answered', owner })
    const { status, headers, text } = await csv('/desk_figures.csv?weeks=2')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('content-disposition')).toMatch(/filename="figures-\d{4}-\d\d-\d\d\.csv"/)
    const [head, all, ...lines] = text.trimEnd().split('\r\n')
    expect(head).toBe(
      '"Figures of","Name","Answered","Within the target","Median first answer (working minutes)"',
    )
    expect(all).toMatch(/^"All","",1,1,\d+$/)
    expect(lines.map((line) => /^"([^"]*)"/.exec(line)?.[1])).toEqual([
      'Week of',
      'Week of',
      ...Array.from({ length: 6 }, () => 'Location'),
      'Owner',
      'Type',
      'Type',
      'Type',
    ])
    expect(text).toContain(`"Owner","'=1+1",1`)
    expect((await csv('/desk_figures.csv?lang=ar')).text).toContain('"النوع","طلب توظيف",0,0,0')
    expect((await csv('/desk_figures.csv?weeks=54')).status).toBe(400)
  })
})

describe('[C46] GET /enquiry_mail.csv', () => {
  test('is a CSV download in UTF-8 with a byte order mark', async () => {
    const { status, headers } = await csv('/enquiry_mail.csv')
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="enquiry-mails-\d{4}-\d\d-\d\d\.csv"/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect([...(await bytesOf('/enquiry_mail.csv')).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  test('has every mail but spam, newest first, without formulas', async () => {
    const { text } = await csv('/enquiry_mail.csv')
    const [head, first] = text.split('\r\n')
    expect(head).toBe(
      '"Received (Asia/Bahrain)","Reference","Status","First name","Last name","Email","Phone","Company","Location","Enquiry type","Message","Note","Privacy note version","language","Owner","Answer due (Asia/Bahrain)","First answer (Asia/Bahrain)","About company","Subject"',
    )
    expect(first).toContain(`"'=HYPERLINK(""evil.example"")"`)
    expect(text).toContain('"+973 36000000"')
    expect(text).toContain('"One\n\n""two"", three"')
    expect(text).not.toContain('Trap')
  })

  test('is filtered and searched as the list is', async () => {
    const names = async (query: string) =>
      [...(await csv(`/enquiry_mail.csv?${query}`)).text.matchAll(/^"\d{4}[^,]*,"\w+","\w+","([^"]*)/gm)].map(
        ([, name]) => name,
      )
    expect(await names('enquiry_type=Business')).toEqual(['Maryam'])
    expect(await names('status=spam')).toEqual(['Trap'])
    expect(await names('q=three')).toEqual(['Maryam'])
    expect(await names('location=Qatar')).toEqual([])
    expect(await csv('/enquiry_mail.csv?status=lost')).toMatchObject({ status: 400, code: 400 })
    expect(await csv('/enquiry_mail.csv?from=never')).toMatchObject({ status: 400, code: 400 })
  })

  test('needs the entry of someone who may read mails', async () => {
    const hr = await server.as('Hr')
    const other = { headers: { [wireNames.entryHeader]: '1' } }
    expect(await hr.get('/enquiry_mail.csv', other)).toMatchObject({ status: 401, code: 401 })
    expect(await (await server.as('CXTeam')).get('/enquiry_mail.csv')).toMatchObject({ status: 403 })
  })

  test('has all mails', async () => {
    const many = 450
    for (let sent = 0; sent < many; sent++)
      await server.visitor().post('/enquiry_mail', { ...enquiry, fname: `Many ${sent}`, location: 'UAE' })
    const { text } = await csv('/enquiry_mail.csv?location=UAE')
    const names = [...text.matchAll(/"Many (\d+)"/g)].map(([, at]) => Number(at))
    expect(names).toEqual(Array.from({ length: many }, (_, at) => many - 1 - at))
  })
})

test('[C46] GET /profile_mail.csv has the positions and the names of the files', async () => {
  const { text, headers } = await csv('/profile_mail.csv?position=Pilot')
  expect(headers.get('content-disposition')).toContain('profile-mails-')
  expect(text).toContain(`"'=1+1"`)
  expect(text).toContain('"Pilot","Bahrain","I can.","my résumé.pdf",""')
})

describe('a list of mails', () => {
  test('[C23] [C24] is whole with spam, and paged without', async () => {
    const all = await listed(server, '/enquiry_mail_list')
    expect(all.map(({ fname }) => fname)).toContain('Trap')
    const page = await listed(server, '/enquiry_mail_list?size=200&enquiry_type=Business&location=Bahrain')
    expect(page.map(({ fname }) => fname)).toEqual(['Maryam'])
    expect((await listed(server, '/enquiry_mail_list?status=spam')).map(({ fname }) => fname)).toEqual([
      'Trap',
    ])
  })
})
