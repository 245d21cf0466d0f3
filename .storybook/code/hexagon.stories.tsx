import type { Meta, StoryObj } from '@storybook/react-vite'
import hexagon from 'virtual:hexagon'
import { expect } from 'storybook/test'
import { SheetSection, Sheet } from '#ui/design/examples/sheet.tsx'
import * as styles from './code.css.ts'
import { HexagonDrawing } from './hexagon-drawing.tsx'

const meta = { title: 'Code/Layers', id: 'hexagon', tags: ['!autodocs'] } satisfies Meta

export default meta

const { folders, edges, suites } = hexagon
const adapters = [...new Set(suites.flatMap((suite) => suite.adapters))]

/** The architecture, drawn from the imports in the code, and the adapters that each contract suite covers. */
export const Layers: StoryObj = {
  render: () => (
    <Sheet title="Hexagon">
      <HexagonDrawing folders={folders} edges={edges} />
      <SheetSection title="Contract suites">
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Suite</th>
              {adapters.map((adapter) => (
                <th key={adapter}>{adapter}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {suites.map(({ contract, adapters: own }) => (
              <tr key={contract}>
                <th scope="row">{contract}</th>
                {adapters.map((adapter) => (
                  <td key={adapter}>{own.includes(adapter) ? 'runs' : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SheetSection>
      <SheetSection title="Imports">
        <table className={styles.table}>
          <thead>
            <tr>
              <th>From</th>
              <th>To</th>
              <th>Imports</th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ from, to, count }) => (
              <tr key={`${from} ${to}`}>
                <td>{from}</td>
                <td>{to}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^contents/ })).toHaveTextContent(/runsruns/)
  },
}
