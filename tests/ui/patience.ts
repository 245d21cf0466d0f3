import { configure, getConfig } from '@testing-library/react'
import { afterAll } from 'vitest'

const { asyncWrapper } = getConfig()

const nextTask = () => new Promise((resolve) => setImmediate(resolve))

configure({
  // A screen loads its code and words, which takes a while on a busy machine.
  asyncUtilTimeout: 15_000,
  // Elements are found before the effects that let the pointer in, which React runs in one of the next tasks.
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const result = await callback()
      for (let task = 0; task < 3; task += 1) await nextTask()
      return result
    }),
})

// This file runs before each test file of a process: it would wrap its own wrapper.
afterAll(() => configure({ asyncWrapper }))
