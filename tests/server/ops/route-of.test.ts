import { HttpApi } from 'effect/http-api'
import { expect, test } from 'vitest'
import { makeApi } from '#server/api/api.ts'
import { routeOf } from '#server/ops/metrics/route-of.ts'

// Seen failing without the endpoints of the desk.
test('every endpoint is measured under its own name', () => {
  const unnamed: Array<string> = []
  HttpApi.reflect(makeApi('group', ''), {
    onGroup: () => {},
    onEndpoint: ({ endpoint: { path } }) => {
      if (routeOf(path) === '/api') unnamed.push(path)
    },
  })
  expect(unnamed).toEqual(['/api/group/docs'])
})
