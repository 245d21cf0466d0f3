import { Fragment } from 'react'
import * as styles from '../code/code.css.ts'
import type { Guide } from './guide.ts'
import { variantsOf } from './variants.ts'

interface SpecimenProps {
  folder: string
  guide: Guide
  states: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

const notFocusable = { Tab: 'skips it' }

/** A table with the guide, variants, states and keys of a component. */
export function Specimen({ folder, guide, states }: SpecimenProps) {
  const { keys = notFocusable } = guide
  const variants = variantsOf(folder)
  return (
    <table className={styles.table}>
      <tbody>
        <tr>
          <th scope="row">Do</th>
          <td>{guide.do}</td>
        </tr>
        <tr>
          <th scope="row">Do not</th>
          <td>{guide.dont}</td>
        </tr>
        {variants.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{values.join(', ')}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">States</th>
          <td>
            {states.map(({ id, name }, at) => (
              <Fragment key={id}>
                {at > 0 && ', '}
                <a href={`./?path=/story/${id}`} target="_top" className={styles.link}>
                  {name}
                </a>
              </Fragment>
            ))}
          </td>
        </tr>
        {Object.entries(keys).map(([key, does]) => (
          <tr key={key}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
