import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import { startServer, uploadPicture } from '#tests/support/back-end/server.ts'
import { endpointOf, samples, withPicture } from '../support/content-samples.ts'

const target = 'https://cables.example/bk-2'
const since = '2026-11-16T04:10:00.000Z'

/** A server with a company whose website was found dead. */
const startWithDeadLink = async (variables: Readonly<Record<string, string>>) => {
  const server = await startServer(variables)
  const editor = await server.as('CXTeam')
  const picture = await uploadPicture(editor)
  const company = { ...Object(withPicture(samples.brand.input, picture)), contact: { website: target } }
  expect(await editor.post(endpointOf('brand').add, company)).toMatchObject({ status: 200 })
  const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 10_000 })
  database
    .prepare(
      'insert into outside_links (target, asked_at, result, failures, failing_since) values (?, ?, ?, ?, ?)',
    )
    .run(target, since, '404', 2, since)
  database.close()
  return { server, editor }
}

test('[X4] staff have a dead link checked again, ignore it and list it again', async () => {
  const { server, editor } = await startWithDeadLink({ LINK_CHECK: 'weekly' })
  const dead = async (query = '') => (await editor.get(`/dead_links${query}`)).data['results']
  const link = { target, reason: 'outside', result: '404', since, checkedAt: since, ignored: false }
  try {
    expect(await dead()).toMatchObject([link])
    expect(await editor.post('/dead_links', { target })).toMatchObject({ status: 200 })
    expect(await dead()).toMatchObject([{ ...link, checkedAt: '' }])

    expect(await editor.put('/dead_links', { target, ignored: true })).toMatchObject({ status: 200 })
    expect([await dead(), await dead('?ignored=1')]).toMatchObject([[], [{ target, ignored: true }]])
    expect(await editor.put('/dead_links', { target, ignored: false })).toMatchObject({ status: 200 })
    expect([await dead(), await dead('?ignored=1')]).toMatchObject([[{ target }], []])

    const unknown = { target: 'https://never-linked.example/' }
    expect(await editor.post('/dead_links', unknown)).toMatchObject({ status: 404 })
    expect(await editor.put('/dead_links', { ...unknown, ignored: true })).toMatchObject({ status: 404 })
  } finally {
    await server.stop()
  }
})

test('[X4] results of the time when other sites were checked are not listed later', async () => {
  const { server, editor } = await startWithDeadLink({})
  try {
    expect((await editor.get('/dead_links')).data['results']).toEqual([])
    expect(await editor.post('/dead_links', { target })).toMatchObject({ status: 404 })
  } finally {
    await server.stop()
  }
})
