import { buildLibrary } from './build/library.mjs'

await buildLibrary()
