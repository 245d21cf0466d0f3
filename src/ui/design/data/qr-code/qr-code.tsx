import { useMemo } from 'react'
import { encode } from 'uqr'
import * as styles from './qr-code.css.ts'

export interface QrCodeProps {
  /** What a camera reads. */
  value: string
  label: string
}

/** Light modules that cameras need around the code. */
const border = 4

/** A QR code, dark on white in every theme, since many cameras read no other. */
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
