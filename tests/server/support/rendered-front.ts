import type { Front } from '#server/pages/front.ts'
import { plainFront } from '#tests/support/back-end/plain-front.ts'

/** Renders real pages, without the assets of a build. */
export const renderedFront: Front = {
  ...plainFront,
  renderer: () => import('#server/pages/render/render.tsx'),
}
