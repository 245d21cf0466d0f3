import { nameOf } from '../components/guides.ts'
import { DocPage } from '../pages/doc-page.tsx'
import { PageLink } from '../pages/page-link.tsx'
import { PageSection } from '../pages/page-section.tsx'
import { StoryFrame } from '../pages/story-frame.tsx'
import * as styles from '../pages/pages.css.ts'
import { patterns } from './patterns.ts'

/** When and how to use a pattern, its words, and an example. */
export function PatternPage({ name }: { name: string }) {
  const pattern = patterns[name]
  if (pattern === undefined) throw new Error(`There is no pattern ${name}`)
  const { when, how, words, story, components } = pattern
  return (
    <DocPage title={name} lead={when}>
      <PageSection title="How">
        <ol className={styles.numbers}>
          {how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </PageSection>
      <PageSection title="Words">
        <table className={styles.table}>
          <tbody>
            {Object.entries(words).map(([situation, sentence]) => (
              <tr key={situation}>
                <th scope="row">{situation}</th>
                <td dir="auto">{sentence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PageSection>
      <PageSection title="Example">
        <StoryFrame id={story} title={`${name}, as a story`} height={620} />
        <p>
          <PageLink to={`/story/${story}`}>Open the story</PageLink>
        </p>
      </PageSection>
      <PageSection title="Components">
        <p className={styles.inline}>
          {components.map((folder) => (
            <PageLink key={folder} to={`/docs/components-${folder}--docs`}>
              {nameOf(folder)}
            </PageLink>
          ))}
        </p>
      </PageSection>
    </DocPage>
  )
}
