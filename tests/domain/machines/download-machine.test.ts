import { describe, expect, it } from 'vitest'
import { downloadMachine } from '#domain/machines/download-machine.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const download = (...steps: ReadonlyArray<Step<typeof downloadMachine>>) =>
  walk(downloadMachine, undefined, ...steps)
const start = (input: string) => ({ type: 'download.start', input }) as const
const halfway = { type: 'download.progressed', progress: 0.5 } as const

describe('a download', () => {
  it('reports progress, which each download resets', () => {
    const { snapshot } = download(start('7'), halfway)
    expect(snapshot).toMatchObject({ value: 'downloading', context: { input: '7', progress: 0.5 } })
    expect(download(start('7'), halfway, done('download'), start('8')).snapshot.context).toEqual({
      input: '8',
      progress: undefined,
    })
  })

  it('runs one at a time', () => {
    expect(download(start('7'), start('8')).calls).toHaveLength(1)
    expect(download(start('7'), done('download'), start('8')).calls).toHaveLength(2)
  })

  it('emits its failure and can be started again', () => {
    const failure = { reason: 'UnexpectedFailure', message: 'Offline', withoutResponse: true }
    const { snapshot, facts } = download(start('7'), failed('download', failure))
    expect(snapshot.value).toBe('idle')
    expect(facts).toEqual([{ type: 'download.failed', failure }])
  })
})
