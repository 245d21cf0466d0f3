import { closest } from './closest.ts'

const supportsCommands = 'command' in HTMLButtonElement.prototype

/** Opens and closes the menu in browsers without `commandfor`. A click beside it and a followed link close it. */
export const helpMenu = () =>
  document.addEventListener('click', ({ target }) => {
    const button = supportsCommands ? null : closest(target, '[commandfor]')
    const menu = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (menu instanceof HTMLDialogElement) {
      if (button?.getAttribute('command') === 'close') menu.close()
      else menu.showModal()
    }
    // A click on the backdrop targets the dialog itself, one inside targets a part of it.
    const closing = target instanceof HTMLDialogElement ? target : closest(target, 'a')?.closest('dialog')
    closing?.close()
  })
