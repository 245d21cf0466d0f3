import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { startServer } from '#tests/support/back-end/server.ts'

const path = '/.well-known/security.txt'
const policy = 'https://sahilan.example/security'

/** The fields of the document by their names, of a server with these variables. */
const fieldsOf = async (variables: Readonly<Record<string, string>>) => {
  const server = await startServer(variables)
  try {
    const admin = await server.as('Admin')
    await admin.put('/homepage', { languages: ['ar'] })
    const response = await server.visitor().page(path)
    const text = await response.text()
    const type = response.headers.get('content-type')
    const fields = Object.fromEntries([...text.matchAll(/^([\w-]+): (.*)$/gm)].map(([, ...field]) => field))
    return { status: response.status, type, text, fields }
  } finally {
    await server.stop()
  }
}

test('security.txt has the contact and the policy of the settings', async () => {
  const PUBLIC_URL = 'https://sahilan.example'
  const variables = {
    PUBLIC_URL,
    SECURITY_CONTACT: 'mailto:security@sahilan.example',
    SECURITY_POLICY: policy,
  }
  const { status, type, fields } = await fieldsOf(variables)
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(fields).toEqual({
    Contact: 'mailto:security@sahilan.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'en, ar',
    Canonical: PUBLIC_URL + path,
    Policy: policy,
  })
  const days = (Date.parse(String(fields['Expires'])) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(190)
})

test('without PUBLIC_URL security.txt has no address of its own', async () => {
  const { fields } = await fieldsOf({ SECURITY_CONTACT: 'tel:+973-17000158' })
  expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages'])
})

test('without a contact there is no security.txt, but the page that says so', async () => {
  const { status, type } = await fieldsOf({})
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8'])
})

const contactSentence = 'SECURITY_CONTACT: write mailto:name@host, https://host/path or tel:+number.'

test.each([
  ['SECURITY_CONTACT', 'security@example.com', contactSentence],
  ['SECURITY_CONTACT', 'http://site.example', contactSentence],
  ['SECURITY_CONTACT', 'mailto:a b@c.example', contactSentence],
  ['SECURITY_CONTACT', 'tel:', contactSentence],
  ['SECURITY_POLICY', `${policy}\nContact: x`, 'SECURITY_POLICY: write it as https://host/path.'],
  ['SECURITY_POLICY', policy, 'SECURITY_CONTACT: set it too; without it SECURITY_POLICY is shown nowhere.'],
])('%s=%s stops the start with a message that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})
