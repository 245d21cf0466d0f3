/** @typedef {'build' | 'browser' | 'headless-shell' | 'postgres'} Need */

/**
 * What `npm test` runs with Vitest after the gates, in this order; each is a project of vitest.config.ts and must run at least one test.
 * One that is `full` runs with `npm run test:full`, or where it is named.
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
