/**
 * Types a text in the place of the selection.
 * @param change Sets the whole value where the browser cannot type.
 */
export const insertText = (area: HTMLTextAreaElement, text: string, change: (value: string) => void) => {
  // Nothing else reaches the browser's undo, so it is in use although it is deprecated.
  if (document.execCommand?.('insertText', false, text)) return
  const { value, selectionStart, selectionEnd } = area
  change(`${value.slice(0, selectionStart)}${text}${value.slice(selectionEnd)}`)
}
