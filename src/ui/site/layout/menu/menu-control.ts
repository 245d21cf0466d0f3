export const menuId = 'menu'

/** The browser opens and closes the menu by these attributes; the boot script helps browsers that do not know them yet. */
export const opensMenu = { commandfor: menuId, command: 'show-modal' }
export const closesMenu = { commandfor: menuId, command: 'close' }
