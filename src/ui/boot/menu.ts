import { closest } from './closest.ts'

const known = 'command' in HTMLButtonElement.prototype

/** Opens and closes the menu where the browser does not know its attributes yet; a press beside it and a followed link close it. */
export const helpMenu = () =>
  document.addEventListener('click', ({ target }) => {
    const button = known ? null : closest(target, '[commandfor]')
    const menu = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (menu instanceof HTMLDialogElement) {
      if (button?.getAttribute('command') === 'close') menu.close()
      else menu.showModal()
    }
    // A press on the backdrop reaches the dialog itself, one inside reaches what stands in it.
    const left = target instanceof HTMLDialogElement ? target : closest(target, 'a')?.closest('dialog')
    left?.close()
  })
