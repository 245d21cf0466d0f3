import { afterAll, describe, expect, test } from 'vitest'
import { publishables, type Publishable } from '#domain/publishing/draft.ts'
import { samples } from '../support/content-samples.ts'
import { listOf, startWithDrafts } from '../support/draft-calls.ts'

const { server, admin, addItem, drafted, fieldsOf } = await startWithDrafts()
afterAll(() => server.stop())

/** Who may edit a subject, beside Admin. */
const editorOf = (subject: Publishable) => (subject === 'homePage' ? 'CXTeam' : samples[subject].editor)

describe.each(publishables)('[W23] a draft of %s', (subject) => {
  const calls = [
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/publish'],
    ['POST', '/restore'],
    ['DELETE', ''],
  ] as const

  test.each(['CXTeam', 'Hr'] as const)('does not exist for %s unless the role may edit it', async (role) => {
    const client = await server.as(role)
    const itemId = subject === 'homePage' ? '1' : await addItem(subject)
    const draft = await drafted({ subject, itemId, fields: fieldsOf(subject) })
    const send = (method: string, id: string, path: string) =>
      client.call(method, `/drafts/${id}${path}`, method === 'GET' || method === 'DELETE' ? {} : { json: {} })
    const state = async () => [
      (await admin.get(`/drafts/${String(draft['id'])}`)).text,
      (await admin.get(`/drafts?items=${itemId}&state=draft,scheduled,failed,discarded`)).text,
    ]
    const listed = listOf(await client.get('/drafts?size=200')).map(({ id }) => id)
    const named = listOf(await client.get(`/drafts?subjects=${subject}`))
    const mayEdit = editorOf(subject) === role
    expect(listed.includes(draft['id'])).toBe(mayEdit)
    expect(named.length > 0).toBe(mayEdit)

    const before = await state()
    for (const [method, path] of calls) {
      const { status, text } = await send(method, String(draft['id']), path)
      if (mayEdit) expect({ method, path, is404: status === 404 }).toMatchObject({ is404: false })
      else expect(text).toBe((await send(method, '999999', path)).text)
      if (mayEdit && path === '/publish') break
    }
    if (!mayEdit) {
      expect(await state()).toEqual(before)
      expect(await client.post('/drafts', { subject, fields: {} })).toMatchObject({ status: 404 })
      await admin.delete(`/drafts/${String(draft['id'])}`)
    }
  })
})
