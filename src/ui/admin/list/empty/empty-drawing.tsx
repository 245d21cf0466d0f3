import * as styles from './empty-drawing.css.ts'

/** A card between two empty ones. */
export function EmptyDrawing() {
  return (
    <svg viewBox="0 0 220 132" fill="none" aria-hidden="true" className={styles.drawing}>
      <rect x="4" y="22" width="64" height="88" rx="3" className={styles.place} />
      <rect x="152" y="22" width="64" height="88" rx="3" className={styles.place} />
      <rect x="70" y="6" width="80" height="120" rx="3" className={styles.sheet} />
      <path d="M70 82c26 0 34-22 80-22v63a3 3 0 0 1-3 3H73a3 3 0 0 1-3-3z" className={styles.water} />
      <path d="M70 70c26 0 34-22 80-22" className={styles.channel} />
    </svg>
  )
}
