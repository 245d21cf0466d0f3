import * as styles from '../code/code.css.ts'
import type { Guide } from './guide.ts'
import { variantsOf } from './variants.ts'

/** What there is to know about a component before one uses it. */
export function Specimen({ folder, guide }: { folder: string; guide: Guide }) {
  const { keys = {} } = guide
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
