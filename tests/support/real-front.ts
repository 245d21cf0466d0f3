import type { Front } from '#server/pages/front.ts'
import { plainFront } from './plain-front.ts'

/** The user interface as it is drawn, without the files of a build. */
export const realFront: Front = { ...plainFront, renderer: () => import('#server/pages/render/render.tsx') }
