import { findFirefox, howToGetFirefox } from '../../../scripts/test/firefox.mjs'
import { launchFirefox } from './support/firefox.ts'
import { testsOf } from './support/tests-of.ts'

testsOf('Firefox', async () => {
  const program = findFirefox()
  if (program === undefined) throw new Error(`Firefox is not here: ${howToGetFirefox}`)
  return launchFirefox(program)
})
