/** Whether full matrices run (`npm run test:full`). */
export const isFull = process.env['TEST_FULL'] !== undefined
