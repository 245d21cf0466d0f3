import type { Locator } from 'playwright'

export type Given = readonly [event: 'drop' | 'paste', name: string, type: string, bytes: Buffer]

/** Drops or pastes a file at an element, as the browser does. */
export const giveFile = (place: Locator, ...[event, name, type, bytes]: Given) =>
  place.evaluate(
    (element, given) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], given.name, { type: given.type }))
      const { x, y } = element.getBoundingClientRect()
      const options = { bubbles: true, cancelable: true, clientX: x + 5, clientY: y + 5 }
      element.dispatchEvent(
        given.event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    { event, name, type, base64: bytes.toString('base64') },
  )
