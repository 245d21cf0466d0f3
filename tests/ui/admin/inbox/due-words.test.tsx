import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { open } from '../admin-open.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('[K7] the due time of a row goes on in words while nothing else happens', async () => {
  const now = new Date('2026-11-22T08:00:00Z')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
  open({ at: '/enquirymails', role: 'Hr', desk: {} })
  const row = () => screen.getByRole('link', { name: /Sara Al Hamar/ }).textContent
  await waitFor(() => expect(row()).toContain('1 h left'))
  vi.setSystemTime('2026-11-22T11:00:00Z')
  act(() => {
    vi.advanceTimersByTime(60_000)
  })
  expect(row()).toContain('overdue 2 h')
})
