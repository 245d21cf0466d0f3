import { useEffect, useRef } from 'react'
import { Button } from '#ui/design/action/button/button.tsx'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import * as styles from './form-waiting.css.ts'

interface FormWaitingProps {
  text: string
  onChange: () => void
  onDiscard: () => void
}

/** Replaces a form that waits for a connection. */
export function FormWaiting({ text, onChange, onDiscard }: FormWaitingProps) {
  const { waiting } = useFormsWords()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <div className={styles.waiting}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {waiting.title}
      </h3>
      <p role="status" className={styles.text}>
        {text}
      </p>
      <div className={styles.choices}>
        <Button variant="line" onClick={onChange}>
          {waiting.change}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {waiting.discard}
        </Button>
      </div>
    </div>
  )
}
