import { describe, expect, it } from 'vitest'
import { requestMachine } from '#domain/machines/request-machine.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const request = (...steps: ReadonlyArray<Step<typeof requestMachine>>) =>
  walk(requestMachine, undefined, ...steps)
const send = (input: unknown) => ({ type: 'request.send', input }) as const
const clear = { type: 'request.clear' } as const
const offline = { reason: 'UnexpectedFailure', message: 'Offline', withoutResponse: true }

describe('a request', () => {
  it('sends its input and stores the response', () => {
    const { calls, snapshot } = request(send('7'), done('request', 'a link'))
    expect(calls).toEqual([['request', { input: '7' }]])
    expect(snapshot).toMatchObject({ value: 'done', context: { response: 'a link', failure: null } })
  })

  it('is not sent twice while it is in flight', () => {
    const { calls, snapshot } = request(send('7'), send('8'))
    expect(calls).toHaveLength(1)
    expect(snapshot.hasTag('busy')).toBe(true)
    expect(snapshot.context.input).toBe('7')
  })

  it('stores its failure until it is sent again', () => {
    const once = request(send('7'), failed('request', offline))
    expect(once.snapshot).toMatchObject({ value: 'failed', context: { failure: offline } })
    const again = request(send('7'), failed('request', offline), send('7'))
    expect(again.snapshot).toMatchObject({ value: 'sending', context: { failure: null } })
  })

  it('drops the response when it is sent again or cleared', () => {
    const twice = request(send('7'), done('request', 'a link'), send('8'))
    expect(twice.snapshot.context).toEqual({ input: '8', response: undefined, failure: null })
    const cleared = request(send('7'), done('request', 'a link'), clear)
    expect(cleared.snapshot).toMatchObject({ value: 'idle', context: { response: undefined } })
  })
})
