/** @typedef {'build' | 'browser' | 'headless-shell' | 'postgres'} Need */

/**
 * Projects of vitest.config.ts that `npm test` runs after the gates, in this order; each must run at least one test.
 * A `full` one runs with `npm run test:full`, or if it is named.
 * @type {readonly { name: string, needs: readonly Need[], full?: boolean }[]}
 */
export const parts = [
  { name: 'domain', needs: [] },
  { name: 'contracts', needs: [] },
  { name: 'postgres', needs: ['build', 'postgres'] },
  { name: 'server', needs: ['build'] },
  { name: 'ui', needs: [] },
  { name: 'house', needs: ['build'] },
  { name: 'stories', needs: ['browser'] },
  { name: 'snapshots', needs: ['browser', 'headless-shell'], full: true },
  { name: 'e2e', needs: ['build', 'browser'] },
]
