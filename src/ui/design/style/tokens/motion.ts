export const duration = {
  fast: '120ms',
  base: '200ms',
  popupIn: '300ms',
  popupOut: '200ms',
  slide: '700ms',
  slideStay: '7s',
} as const

export const easing = {
  out: 'cubic-bezier(.16, 1, .3, 1)',
  in: 'cubic-bezier(.5, 0, .9, .4)',
  inOut: 'cubic-bezier(.65, 0, .35, 1)',
} as const
