import type { KeyboardEvent, PointerEvent } from 'react'
import { pictureSource } from '#domain/picture/picture-source.ts'
import { fill } from '#domain/wording/template.ts'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { classNames } from '#ui/design/style/class-names.ts'
import * as styles from './focal-point.css.ts'

export interface FocalPointProps {
  /** Without a focal point. */
  address: string
  /** Such as `30,60`; empty for the middle. */
  focus: string
  /** Absent if the point is only shown. */
  onChange?: ((focus: string) => void) | undefined
}

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How the site crops pictures. */
const ratios = { article: 16 / 10, phone: 1, sharing: 1.91 } as const

/** Chooses the point of a picture that stays visible, by click, drag or arrow keys, with the crops of the site. */
export function FocalPoint({ address, focus, onChange }: FocalPointProps) {
  const words = useMediaWords().picture
  const [x = 50, y = 50] = focus === '' ? [] : focus.split(',').map(Number)
  const { src, webp, width, height } = pictureSource(address)
  const moveTo = (left: number, top: number) => onChange?.(`${within(left)},${within(top)}`)
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    moveTo(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100)
  }
  const step = (event: KeyboardEvent) => {
    const [right, down] = steps[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    moveTo(x + right * by, y + down * by)
  }
  return (
    <>
      <div
        className={onChange === undefined ? styles.picture : classNames(styles.picture, styles.chooses)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <img
          src={src}
          srcSet={webp}
          sizes="(width < 1024px) 100vw, 640px"
          width={width}
          height={height}
          alt=""
          draggable={false}
          className={styles.image}
        />
        {onChange !== undefined && (
          <span
            role="slider"
            tabIndex={0}
            aria-label={words.point}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={x}
            aria-valuetext={fill(words.pointAt, { x: String(x), y: String(y) })}
            onKeyDown={step}
            style={{ left: `${x}%`, top: `${y}%` }}
            className={styles.point}
          />
        )}
      </div>
      <div className={styles.crops}>
        {(['article', 'phone', 'sharing'] as const).map((crop) => (
          <figure key={crop}>
            <img
              src={src}
              srcSet={webp}
              sizes="214px"
              alt=""
              style={{ aspectRatio: ratios[crop], objectPosition: `${x}% ${y}%` }}
              className={styles.crop}
            />
            <figcaption className={styles.caption}>{words.crops[crop]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
