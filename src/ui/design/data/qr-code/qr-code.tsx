import { useMemo } from 'react'
import { encode } from 'uqr'
import * as styles from './qr-code.css.ts'

interface QrCodeProps {
  /** The encoded text. */
  value: string
  label: string
}

/** The quiet zone around the code, in modules. */
const border = 4

/** A QR code, dark on white in every theme, as many cameras read no other. Show its text beside it. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = useMemo(() => encode(value, { ecc: 'M', border }), [value])
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <rect width={size} height={size} className={styles.light} />
      <path d={dark.join('')} className={styles.dark} />
    </svg>
  )
}
