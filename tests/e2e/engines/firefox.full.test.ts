import { findFirefox, howToGetFirefox } from '../../../scripts/test/firefox.mjs'
import { launchFirefox } from './support/firefox.ts'
import { engineContract } from './support/engine-contract.ts'

engineContract('Firefox', async () => {
  const program = findFirefox()
  if (program === undefined) throw new Error(`Firefox is not here: ${howToGetFirefox}`)
  return launchFirefox(program)
})
