import * as styles from './pages.css.ts'

interface StoryFrameProps {
  id: string
  /** The accessible name of the frame. */
  title: string
  height: number
  /** As in Storybook's addresses: `title:Are you sure;open:!true`. */
  args?: string | undefined
  /** As in Storybook's addresses: `theme:dark;language:ar`. */
  globals?: string | undefined
}

/** A story in a document of its own; `frame-of-docs.ts` recognizes the id and runs no play function. */
export function StoryFrame({ id, title, height, args, globals }: StoryFrameProps) {
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    ...(args && { args }),
    ...(globals && { globals }),
  })
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- shows a document of this Storybook
    <iframe
      id={`iframe--${id}${args ?? ''}${globals ?? ''}`}
      title={title}
      src={`iframe.html?${query}`}
      loading="lazy"
      height={height}
      className={styles.frame}
    />
  )
}
