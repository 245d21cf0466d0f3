import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Handlers for an element on which a file may be dropped or pasted. */
export function useFileDrop(onChoose: (file: File) => void, disabled: boolean) {
  const [over, setOver] = useState(false)
  const take = (data: DataTransfer) => {
    const file = data.files[0]
    if (file && !disabled) onChoose(file)
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
      onPaste: (event: ClipboardEvent) => take(event.clipboardData),
    },
  }
}
