import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import { current, minute, newPassword, signInStore } from './sign-in-store.ts'

describe('sessions in a database', () => {
  const { run, as, signedIn, isOver, rows, changeMona, removeMona, pass } = signInStore()

  it('end after two hours without use', async () => {
    const browser = await signedIn()
    for (let uses = 0; uses < 2; uses += 1) {
      await pass(119 * minute, 'sessions', 'used_at')
      expect(await as(browser, current)).toMatchObject({ name: 'Mona' })
      await run(Effect.sleep('50 millis'))
    }
    await pass(121 * minute, 'sessions', 'used_at')
    expect(await isOver(browser)).toBe(true)
  })

  it('end after twelve hours', async () => {
    const browser = await signedIn()
    await pass(12 * 60 * minute - minute, 'sessions', 'opened_at')
    expect(await isOver(browser)).toBe(false)
    await pass(minute, 'sessions', 'opened_at')
    expect(await isOver(browser)).toBe(true)
  })

  it('store their use once a minute at most, and only if a person uses them', async () => {
    const browser = await signedIn()
    const usedAt = () => rows('select used_at from sessions')
    await pass(50_000, 'sessions', 'used_at')
    const before = await usedAt()
    await as(browser, current)
    await run(Effect.sleep('50 millis'))
    expect(await usedAt()).toEqual(before)
    await pass(20_000, 'sessions', 'used_at')
    const stale = await usedAt()
    await as({ ...browser, isAttended: false }, current)
    await run(Effect.sleep('50 millis'))
    expect(await usedAt()).toEqual(stale)
    await as(browser, current)
    await vi.waitFor(async () => expect(await usedAt()).not.toEqual(stale))
  })

  it.each([
    ['the role changes', () => changeMona({ role: 'CXTeam' })],
    ['an Admin sets the password', () => changeMona({ password: newPassword })],
    ['the account is deleted', () => removeMona()],
  ])('end when %s', async (_, change: () => Promise<unknown>) => {
    const browser = await signedIn()
    await change()
    expect(await isOver(browser)).toBe(true)
  })

  it.each([
    ['the name changes', { name: 'Mona H.' }],
    ['the role stays', { role: 'Hr', password: '' }],
  ])('go on when %s', async (_, change) => {
    const browser = await signedIn()
    await changeMona(change)
    expect(await isOver(browser)).toBe(false)
  })

  it('are listed until they expire, without their tokens', async () => {
    const list = OwnSessions.use((port) => port.list)
    const phone = await signedIn()
    const here = await signedIn()
    expect(JSON.stringify(await as(here, list))).not.toContain(phone.token)
    await pass(121 * minute, 'sessions', 'used_at')
    expect(await as(await signedIn(), list)).toHaveLength(1)
  })
})
