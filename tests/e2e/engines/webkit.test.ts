import { findWebkit, howToGetWebkit } from '../../../scripts/test/webkit.mjs'
import { testsOf } from './support/tests-of.ts'
import { launchWebkit } from './support/webkit.ts'

testsOf('WebKit', async () => {
  const programs = findWebkit()
  if (programs === undefined) throw new Error(`WebKitGTK is not here: ${howToGetWebkit}`)
  return launchWebkit(programs)
})
