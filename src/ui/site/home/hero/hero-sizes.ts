/**
 * The width of a 16:10 picture that fills the hero; also used to preload it. Two sizes save bytes without a visible loss: an
 * eighth less on wide screens, and at most two device pixels per CSS pixel on phones.
 */
export const heroSizes =
  '(width >= 1248px) 88vw, (width >= 1024px) 1248px, (width >= 768px) 100vw, (resolution >= 1.5dppx) 92vw, 132vw'
