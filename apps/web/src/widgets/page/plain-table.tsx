import type { ReactNode } from 'react'
import { dashboard } from '@/text/dashboard'
import { cn } from '@/ui/cn'
import { ScrollArea } from '@/ui/scroll-area'

type PlainTableProps = {
  readonly label: string
  /** the first column names the row; the others are numbers unless said otherwise */
  readonly columns: readonly { readonly title: string; readonly unit?: string; readonly words?: true }[]
  readonly rows: readonly { readonly id: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] }[]
  /** A last row that sums the others up. */
  readonly total?: { readonly name: string; readonly cells: readonly ReactNode[] }
}

/** A few named rows of figures. */
export const PlainTable = ({ label, columns, rows, total }: PlainTableProps) => (
  <ScrollArea label={dashboard.tableOf(label)} className="border-line border-t">
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="bg-sunken text-muted text-xs">
        <tr>
          {columns.map(({ title, unit, words }, place) => (
            <th
              key={title}
              scope="col"
              className={cn(
                'px-3 py-2 first:pl-4 last:pr-4 align-bottom font-medium',
                place === 0 || words ? 'text-left' : 'text-right',
              )}
            >
              {title}
              {unit !== undefined && <span className="block font-normal text-2xs leading-3">{unit}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id} className="border-line border-t">
            <th scope="row" className="whitespace-nowrap px-3 py-2 first:pl-4 last:pr-4 text-left font-medium">
              {name}
            </th>
            <Cells cells={cells} columns={columns} />
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr className="border-line-strong border-t-2 font-semibold">
            <th scope="row" className="px-3 py-2 first:pl-4 last:pr-4 text-left">
              {total.name}
            </th>
            <Cells cells={total.cells} columns={columns} />
          </tr>
        </tfoot>
      )}
    </table>
  </ScrollArea>
)

const Cells = ({
  cells,
  columns,
}: {
  readonly cells: readonly ReactNode[]
  readonly columns: PlainTableProps['columns']
}) =>
  cells.map((cell, place) => {
    const column = columns[place + 1]
    return (
      <td
        key={column?.title}
        className={cn(
          'whitespace-nowrap px-3 py-2 first:pl-4 last:pr-4',
          column?.words ? 'text-left' : 'text-right tabular-nums',
        )}
      >
        {cell}
      </td>
    )
  })
