import { Controls, Description, Primary, Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import facts from 'virtual:components'
import variants from 'virtual:variants'
import { Fragment } from 'react'
import type { Guide } from '#ui/design/examples/guide.ts'
import { otherNamesOf, withoutOtherNames } from '../frame/other-names.ts'
import { OnThisPage } from '../pages/on-this-page.tsx'
import { PageLink } from '../pages/page-link.tsx'
import { PageSection } from '../pages/page-section.tsx'
import * as styles from '../pages/pages.css.ts'
import { DoAndDont } from './do-and-dont.tsx'
import { guides, nameOf, relatedTo } from './guides.ts'

const docsOf = (folder: string) => `/docs/components-${folder}--docs`

const list = new Intl.ListFormat('en-GB')

/** The docs page of a component, in the same order for all; other stories have a title and a description. */
export function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { title, id } = csfFile.meta
  const folder = id.startsWith('components-') ? id.slice('components-'.length) : ''
  const guide = guides[folder]
  const switches: ReadonlyArray<string> = preparedMeta.parameters['switches'] ?? []
  return (
    <main className={styles.page}>
      <Unstyled>
        <h1 className={styles.title}>{withoutOtherNames(title.split('/').at(-1) ?? title)}</h1>
        {guide && <p className={styles.note}>Also called: {otherNamesOf(title)}</p>}
      </Unstyled>
      <Description />
      {switches.length > 0 && (
        <p className={styles.note}>The toolbar changes {list.format(switches)} here.</p>
      )}
      {guide && <OnThisPage />}
      {guide && <Instead guide={guide} />}
      <Primary />
      {guide && <Anatomy guide={guide} />}
      <Unstyled>{variants[folder]?.length ? <Variants folder={folder} /> : null}</Unstyled>
      <Stories title={guide ? 'States' : 'Stories'} includePrimary={false} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it on a phone */}
      <div role="region" aria-label="Properties" tabIndex={0} className={styles.wide}>
        <Controls />
      </div>
      {guide && <HowToUse folder={folder} guide={guide} />}
    </main>
  )
}

const Instead = ({ guide }: { guide: Guide }) => (
  <Unstyled>
    <table className={styles.table}>
      <caption className={styles.note}>What to use instead</caption>
      <tbody>
        {Object.entries(guide.instead).map(([other, when]) => (
          <tr key={other}>
            <th scope="row">
              <PageLink to={docsOf(other)}>{nameOf(other)}</PageLink>
            </th>
            <td>{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Unstyled>
)

const Anatomy = ({ guide }: { guide: Guide }) => (
  <Unstyled>
    <PageSection title="Anatomy">
      <ol className={styles.numbers}>
        {guide.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </PageSection>
  </Unstyled>
)

/** `Tones` for `toastTones`. */
const kindOf = (array: string) => /[A-Z][a-z]+$/.exec(array)?.[0] ?? array

const Variants = ({ folder }: { folder: string }) => (
  <PageSection title="Variants">
    {variants[folder]?.map(({ name, values }) => (
      <p key={name}>
        <b>{kindOf(name)}</b>: {values.join(', ')}
      </p>
    ))}
  </PageSection>
)

const HowToUse = ({ folder, guide }: { folder: string; guide: Guide }) => {
  const { sizes = [], tokens = [], usedOn = [], changes = [] } = facts[folder] ?? {}
  return (
    <Unstyled>
      <PageSection title="Sizes and spacing">
        {sizes.length === 0 ? (
          <p>It takes the size of what is in it.</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Property</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {sizes.map(({ part, property, value }, at) => (
                <tr key={at}>
                  <td>{part}</td>
                  <td>{property}</td>
                  <td>
                    <code>{value}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PageSection>
      <PageSection title="Content">
        <ul className={styles.bullets}>
          {guide.words.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection title="Keys and screen readers">
        <table className={styles.table}>
          <tbody>
            {Object.entries(guide.keys ?? { Tab: 'skips it' }).map(([key, does]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{does}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Screen reader</th>
              <td>{guide.heard}</td>
            </tr>
          </tbody>
        </table>
      </PageSection>
      <PageSection title="Do and don’t">
        <DoAndDont folder={folder} guide={guide} />
      </PageSection>
      <PageSection title="Tokens">
        <p className={styles.inline}>
          {tokens.map((token) => (
            <code key={token}>
              {token.startsWith('--color-') && (
                <span aria-hidden="true" className={styles.swatch} style={{ background: `var(${token})` }} />
              )}
              {token}
            </code>
          ))}
        </p>
      </PageSection>
      <PageSection title="Related">
        <p className={styles.inline}>
          {relatedTo(folder).map((other) => (
            <PageLink key={other} to={docsOf(other)}>
              {nameOf(other)}
            </PageLink>
          ))}
        </p>
      </PageSection>
      <PageSection title="In use on">
        <p className={styles.inline}>
          {usedOn.map((use) => (
            <PageLink key={use.id} to={`/docs/${use.id}`}>
              {use.title}
            </PageLink>
          ))}
          {usedOn.length === 0 && 'Other components only.'}
        </p>
      </PageSection>
      {changes.length > 0 && (
        <PageSection title="Changes">
          <dl>
            {changes.map(({ date, subject }, at) => (
              <Fragment key={at}>
                <dt className={styles.note}>{date}</dt>
                <dd>{subject}</dd>
              </Fragment>
            ))}
          </dl>
        </PageSection>
      )}
    </Unstyled>
  )
}
