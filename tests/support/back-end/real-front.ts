import type { Front } from '#server/pages/front.ts'
import { plainFront } from './plain-front.ts'

/** The real front end, without built files. */
export const realFront: Front = { ...plainFront, renderer: () => import('#server/pages/render/render.tsx') }
