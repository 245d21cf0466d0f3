import type { ComponentProps } from 'react'
import { pictureSource } from '#domain/picture/picture-source.ts'

export interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'lang'> {
  /** The address that an upload answered, or any other. */
  src: string
  /** Empty where the picture stands beside its own title. */
  alt?: string | undefined
  /** How wide it shows, as the attribute of the same name says it. */
  sizes: string
  /** `first` is what the visitor sees first; `late` waits until it is scrolled near. */
  loading?: 'first' | 'soon' | 'late' | undefined
}

const hints = {
  first: { fetchPriority: 'high' },
  soon: {},
  late: { loading: 'lazy', decoding: 'async' },
} as const

/** A picture in the formats and widths that are kept of it, its place reserved. */
export function Picture({ src, alt = '', sizes, loading = 'late', ...attributes }: PictureProps) {
  const { avif, webp, width, height } = pictureSource(src)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...hints[loading]}
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        width={width}
        height={height}
        alt={alt}
        {...attributes}
      />
    </picture>
  )
}
