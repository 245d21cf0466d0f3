export const radius = { sm: '2px', md: '4px', lg: '8px', pill: '999px' } as const

export const lightShadow = {
  bar: '0 1px 2px rgb(10 32 54 / .08)',
  menu: '0 2px 4px rgb(10 32 54 / .05), 0 12px 28px -6px rgb(10 32 54 / .16)',
  dialog: '0 4px 8px rgb(6 20 36 / .08), 0 32px 72px -12px rgb(6 20 36 / .38)',
} as const

export const darkShadow = {
  bar: 'none',
  menu: '0 12px 28px rgb(0 0 0 / .5)',
  dialog: lightShadow.dialog,
} as const

/** The z-index of each layer. */
export const layer = { header: '100', overlay: '200', popup: '210', toast: '300' } as const
