import type { Guide } from '#ui/design/examples/guide.ts'
import * as styles from '../pages/pages.css.ts'
import { StoryFrame } from '../pages/story-frame.tsx'

type Example = Guide['do']

const Shown = ({ example, folder, title }: { example: Example; folder: string; title: string }) =>
  'picture' in example ? (
    example.picture
  ) : (
    <StoryFrame
      id={`components-${folder}--${example.story}`}
      args={example.args}
      title={title}
      height={300}
    />
  )

/** Two pictures, which are rendered from the component and cannot be used. */
export function DoAndDont({ folder, guide }: { folder: string; guide: Guide }) {
  return (
    <div className={styles.pair}>
      <figure className={styles.good}>
        <div inert className={styles.picture}>
          <Shown example={guide.do} folder={folder} title="Do" />
        </div>
        <figcaption className={styles.caption}>
          <span className={styles.goodWord}>Do.</span> {guide.do.text}
        </figcaption>
      </figure>
      <figure className={styles.bad}>
        <div inert className={styles.picture}>
          <Shown example={guide.dont} folder={folder} title="Do not" />
        </div>
        <figcaption className={styles.caption}>
          <span className={styles.badWord}>Don’t.</span> {guide.dont.text}
        </figcaption>
      </figure>
    </div>
  )
}
