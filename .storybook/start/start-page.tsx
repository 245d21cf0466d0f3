import changes from 'virtual:recent-changes'
import { ScreenPicture } from '../gallery/screen-picture.tsx'
import { adminScreens, siteScreens } from '../gallery/screens.ts'
import { DocPage } from '../pages/doc-page.tsx'
import { PageLink } from '../pages/page-link.tsx'
import { PageSection } from '../pages/page-section.tsx'
import * as styles from '../pages/pages.css.ts'

const paths = {
  'You design': {
    '/docs/components-which-component--docs': 'Find the component for what you need',
    '/story/tokens-by-role--colours': 'Take colours by their role, or change one and see it everywhere',
    '/story/tokens-download--files': 'Download the tokens for your tool',
    '/docs/gallery--docs': 'See every screen on phone and desk, light, dark and in Arabic',
    '/docs/patterns-form--docs': 'Read how forms, lists and failures are built',
    '/docs/patterns-empty--docs': 'See what an empty list says',
  },
  'You develop': {
    '/docs/components-button--docs': 'Read a component: properties, sizes, keys, where it is used',
    '/story/product-places--home': 'Use the whole product without a server',
    '/docs/product-switches--docs': 'Change role, network and data by the toolbar',
    '/story/statecharts--list': 'Step through the machine of a screen',
    '/story/hexagon--layers': 'See the import rules',
    '/story/specification--rows': 'Find the tests of a promise',
  },
  'You write': {
    '/story/content--style-guide': 'Read how the product speaks',
    '/docs/patterns-empty--docs': 'Write the text of an empty list',
    '/docs/patterns-failure--docs': 'Write what failed and what to do',
    '/docs/patterns-two-languages--docs': 'Write for two languages',
    '/story/tokens-arabic--page': 'See how Arabic is set',
  },
} as const

/** The first page: what this is, three ways in, the screens, and what has changed. */
export function StartPage() {
  return (
    <DocPage
      title="The design of Sahilan"
      lead="Everything that people see of the website and its back office: the tokens, the components, the patterns and every screen, running here without a server."
    >
      <div className={styles.cards}>
        {Object.entries(paths).map(([who, links]) => (
          <section key={who}>
            <h2 className={styles.heading}>{who}</h2>
            <ul className={styles.bullets}>
              {Object.entries(links).map(([to, text]) => (
                <li key={to}>
                  <PageLink to={to}>{text}</PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <PageSection title="The website">
        <div className={styles.cards}>
          {siteScreens.map((screen) => (
            <ScreenPicture key={screen.story} screen={screen} width="desk" look="light" />
          ))}
        </div>
      </PageSection>
      <PageSection title="The back office">
        <div className={styles.cards}>
          {adminScreens.map((screen) => (
            <ScreenPicture key={screen.story} screen={screen} width="desk" look="light" />
          ))}
        </div>
      </PageSection>
      {changes.length > 0 && (
        <PageSection title="What changed">
          <table className={styles.table}>
            <tbody>
              {changes.map(({ date, subject }, at) => (
                <tr key={at}>
                  <td>{date}</td>
                  <td>{subject}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PageSection>
      )}
    </DocPage>
  )
}
