import type { Front } from '#server/pages/front.ts'
import { plainFront } from '#tests/support/plain-front.ts'

/** The pages as they are drawn for visitors, without the files that a build would give them. */
export const drawnFront: Front = { ...plainFront, renderer: () => import('#server/pages/render/render.tsx') }
