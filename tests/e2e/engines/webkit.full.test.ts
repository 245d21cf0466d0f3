import { findWebkit, howToGetWebkit } from '../../../scripts/test/webkit.mjs'
import { engineContract } from './support/engine-contract.ts'
import { launchWebkit } from './support/webkit.ts'

engineContract('WebKit', async () => {
  const programs = findWebkit()
  if (programs === undefined) throw new Error(`WebKitGTK is not here: ${howToGetWebkit}`)
  return launchWebkit(programs)
})
