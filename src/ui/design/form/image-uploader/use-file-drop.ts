import { type ClipboardEvent, type DragEvent, useState } from 'react'
import type { OnChoose } from './upload.ts'

/** Whether a field of text takes the paste: spreadsheets copy a picture of the cells beside their text. */
const isOfText = ({ target, clipboardData }: ClipboardEvent) =>
  clipboardData.types.includes('text/plain') &&
  target instanceof Element &&
  target.matches('textarea, input:not([type=file], [type=radio], [type=checkbox])')

/** Handlers for an element that accepts dropped and pasted files. */
export function useFileDrop(onChoose: OnChoose, disabled: boolean, multiple = false) {
  const [over, setOver] = useState(false)
  const take = (data: DataTransfer) => {
    const [file, ...others] = data.files
    if (file && !disabled) onChoose(file, ...(multiple ? others : []))
  }
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(!disabled)
      },
      onDragLeave: (event: DragEvent) => {
        const inside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        if (!inside) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer)
      },
      onPaste: (event: ClipboardEvent) => {
        if (!isOfText(event)) take(event.clipboardData)
      },
    },
  }
}
