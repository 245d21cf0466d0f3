export const menuId = 'menu'

/** Invoker attributes that open and close the menu; the boot script polyfills them. */
export const opensMenu = { commandfor: menuId, command: 'show-modal' }
export const closesMenu = { commandfor: menuId, command: 'close' }
