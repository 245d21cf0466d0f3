import { useState } from 'react'
import { Button } from '#ui/design/action/button/button.tsx'

/** Copies a text and says so. */
export function CopyButton({ text, label = text }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(setCopied, 2_000, false)
  }
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`Copy ${label}`} onClick={copy}>
        <code dir="ltr">{label}</code>
      </Button>
      <span role="status">{copied && 'Copied'}</span>
    </>
  )
}
