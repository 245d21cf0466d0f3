/** Selects an open dialog that covers the screen, whose shortcuts do not apply meanwhile. */
export const modal = '[aria-modal=true]'
