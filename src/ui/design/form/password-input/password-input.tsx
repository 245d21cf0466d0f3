import { type KeyboardEvent, useState } from 'react'
import { classNames } from '../../style/class-names.ts'
import { IconButton } from '../../action/icon-button/icon-button.tsx'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'
import * as styles from './password-input.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

/** A password field with a button that shows the password, and a caps lock warning. */
export function PasswordInput({ className, ...rest }: Omit<TextInputProps, 'type'>) {
  const words = useDesignWords()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className={className}>
      <span className={styles.place}>
        <TextInput
          {...rest}
          type={shown ? 'text' : 'password'}
          onKeyDown={(event) => {
            watchCapsLock(event)
            rest.onKeyDown?.(event)
          }}
          onKeyUp={(event) => {
            watchCapsLock(event)
            rest.onKeyUp?.(event)
          }}
          className={styles.input}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!shown)}
          className={styles.toggle}
        />
      </span>
      <p role="status" className={classNames(capsLock && styles.capsLock)}>
        {capsLock && words.capsLock}
      </p>
    </div>
  )
}
