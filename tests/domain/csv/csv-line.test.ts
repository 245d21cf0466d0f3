import { Arbitrary, Effect, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { languagesIn } from '#domain/language/language.ts'
import { csvLine, csvPhone, csvText, textOfCell } from '#domain/csv/csv-line.ts'
import { mailCsv } from '#domain/mail/inbox/mail-csv.ts'
import { wordsOf } from '#domain/wording/words-of.ts'

/** The text that a spreadsheet shows: without its quotes (RFC 4180). */
const shown = (cell: string) => cell.slice(1, -1).replaceAll('""', '"')

describe('a cell of text', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r1', '\n1', '  =1', '＝1', '＋1', '－1', '＠a'])(
    'that begins like a formula is shown as text: %j',
    (text) => expect(shown(csvText(text))).toBe(`'${text}`),
  )

  it.each(['Maryam', 'a=b', '1-2', 'حول المشروع', '', 'one\ntwo', "d'Arc", 'a@b.example'])(
    'that does not is unchanged: %j',
    (text) => expect(shown(csvText(text))).toBe(text),
  )

  it('is always quoted, so that its text cannot start another cell', () => {
    expect(csvText('say "no", then;\r\nyes')).toBe('"say ""no"", then;\r\nyes"')
  })

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; "=1+1"', `a; "'=1+1"`],
    ['a\n-1\n\n+1', "a\n'-1\n\n'+1"],
    ['a\t@b;;c', "a\t'@b;;c"],
    ['=1;＝1', "'=1;'＝1"],
    ['\n=1', "'\n'=1"],
  ])('contains no formula if split at semicolons, tabs or lines: %j', (text, cell) => {
    expect(shown(csvText(text))).toBe(cell)
  })

  it('never contains the beginning of a formula, and loses nothing', async () => {
    const texts = Arbitrary.map(
      Arbitrary.array(Arbitrary.schema(Schema.Literals('=+-@;"\'\t\r\n ,a1＝'.split('')))),
      (letters) => letters.join(''),
    )
    const result = await Effect.runPromise(
      Arbitrary.checkEffect(texts, (text) => {
        const [first = '', ...others] = shown(csvText(text)).split(/[;\t\r\n]/)
        return (
          !/^\s*[=+\-@＝]/.test(first) &&
          others.every((part) => !/^[\s"]*[=+\-@＝]/.test(part)) &&
          shown(csvText(text)).replaceAll("'", '') === text.replaceAll("'", '')
        )
      }),
    )
    expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
  })
})

it('a cell gives back the text that it was written from', async () => {
  const texts = Arbitrary.map(
    Arbitrary.array(Arbitrary.schema(Schema.Literals('=+-@;"\t\r\n ,a1＝'.split('')))),
    (letters) => letters.join(''),
  )
  const result = await Effect.runPromise(
    Arbitrary.checkEffect(texts, (text) => textOfCell(shown(csvText(text))) === text),
  )
  expect(Arbitrary.formatCheckFailure(result)).toBeUndefined()
  expect(["d'Arc", "'quoted'"].map((text) => textOfCell(shown(csvText(text))))).toEqual(["d'Arc", "'quoted'"])
})

describe('a cell with a phone number', () => {
  it.each([
    ['+973 3310 4558', '+973 3310 4558'],
    ['+97333104558', '+973 33104558'],
    ['+447911123456', '+44 7911123456'],
    ['+12025550123', '+1 2025550123'],
    ['+973-1700-0000', '+973 1700 0000'],
    ['(02) 123-4567', '02 123 4567'],
    ['0097333104558', '009733310 4558'],
    ['33104558', '3310 4558'],
    ['33 104 558', '33 104 558'],
  ])('%s is written as %s, which is not a formula', (number, written) => {
    expect(shown(csvPhone(number))).toBe(written)
  })

  it.each(['+1+cmd', '=1+1', '-1;=2', '+973 x', '@1'])('with an invalid number is a text: %s', (text) => {
    expect(csvPhone(text)).toBe(csvText(text))
  })
})

describe('a table of mails', () => {
  const mail = {
    id: '7',
    version: 1,
    createdAt: '2026-11-21T06:12:00.123Z',
    updatedAt: '2026-11-21T06:12:00.123Z',
    firstName: 'Sara',
    lastName: '-Al Hamar',
    email: 'sara@kestrelloop.example',
    phone: '+97333104558',
    location: 'Bahrain',
    message: 'Hello',
    reference: 'K7WM2RTX',
    status: 'new',
    note: '',
    spamReasons: [],
    consent: '1',
  } as const

  const inBahrain = mailCsv('Asia/Bahrain', languagesIn('en'))

  const owned = { owner: '3', ownerName: 'Mona Aziz', dueAt: '2026-11-21T10:12:00.000Z' }

  it('[K16] has one line per mail, with owner, due time and answer', () => {
    expect(inBahrain.enquiries.line({ ...mail, ...owned, type: 'Business', company: 'Kestrel, Loop' })).toBe(
      `"2026-11-21 09:12:00","K7WM2RTX","new","Sara","'-Al Hamar","sara@kestrelloop.example","+973 33104558","Kestrel, Loop","Bahrain","Business","Hello","","1","Mona Aziz","2026-11-21 13:12:00","","",""\r\n`,
    )
    expect(inBahrain.profiles.line({ ...mail, careerId: '1', position: 'Pilot', resumeName: 'a.pdf' })).toBe(
      `"2026-11-21 09:12:00","K7WM2RTX","new","Sara","'-Al Hamar","sara@kestrelloop.example","+973 33104558","Pilot","Bahrain","Hello","a.pdf","","1","","",""\r\n`,
    )
  })

  it('[T36] has the language where the site has several', () => {
    const { enquiries, profiles } = mailCsv('Asia/Bahrain', languagesIn('en,ar'))
    const [enquiry, profile] = [
      { ...mail, type: 'Business', company: '' },
      { ...mail, careerId: '1', position: 'Pilot', resumeName: 'a.pdf' },
    ]
    expect([enquiries.head, profiles.head]).toEqual(
      [inBahrain.enquiries.head, inBahrain.profiles.head].map((head) =>
        head.replace(',"Owner"', ',"language","Owner"'),
      ),
    )
    expect(enquiries.line(enquiry)).toMatch(/,"1","en","","","","",""\r\n$/)
    expect(enquiries.line({ ...enquiry, language: 'ar' })).toMatch(/,"1","ar","","","","",""\r\n$/)
    expect(profiles.line({ ...profile, language: 'ar' })).toMatch(/,"1","ar","","",""\r\n$/)
  })

  it('[T60] names columns and coded values in the language of the reader', () => {
    const { enquiries, profiles } = mailCsv('Asia/Bahrain', languagesIn('en,ar'), wordsOf('ar'))
    const heads = [enquiries.head, profiles.head].map((head) => head.replaceAll('Asia/Bahrain', ''))
    expect(heads.filter((head) => /[a-z]/iu.test(head))).toEqual([])
    expect(heads.map((head) => head.split(',').length)).toEqual([19, 17])
    const enquiry = { ...mail, type: 'Business', company: '', subject: 'supplier' } as const
    expect(enquiries.line(enquiry)).toContain('"البحرين","أعمال","Hello"')
    expect(enquiries.line(enquiry)).toMatch(/"جديدة",.*"الموردون"\r\n$/u)
  })

  it('[S10] names the company and the subject of an enquiry', () => {
    const about = {
      ...mail,
      type: 'Business',
      company: '',
      brandId: '3',
      brand: '=Darbline',
      subject: 'press',
    }
    expect(inBahrain.enquiries.line(about)).toMatch(/,"'=Darbline","press"\r\n$/)
  })

  it('begins with a UTF-8 BOM and has as many headers as cells', () => {
    for (const [csv, columns] of [
      [inBahrain.enquiries.head, 18],
      [inBahrain.profiles.head, 16],
    ] as const) {
      expect(csv.startsWith('\uFEFF"Received (Asia/Bahrain)",')).toBe(true)
      expect(csv.split('","')).toHaveLength(columns)
    }
    expect(csvLine(['"a"', '"b"'])).toBe('"a","b"\r\n')
  })
})
