import type { ReactNode } from 'react'
import { table } from '@/text/table'
import { cn } from '@/ui/cn'
import { ScrollArea } from '@/ui/scroll-area'

type PlainTableProps = {
  readonly label: string
  /** the first column names the row; the others are numbers unless said otherwise */
  readonly columns: readonly {
    readonly title: string
    readonly unit?: string
    /** how its figures are computed */
    readonly help?: string
    readonly words?: true
  }[]
  readonly rows: readonly { readonly id: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] }[]
  /** A last row that sums the others up. */
  readonly total?: { readonly name: string; readonly cells: readonly ReactNode[] }
  readonly className?: string
}

/** A table of a few named rows of figures. */
export const PlainTable = ({ label, columns, rows, total, className }: PlainTableProps) => (
  <ScrollArea label={table.of(label)} className={cn('border-line border-t', className)}>
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="sticky top-0 z-10 bg-sunken text-muted text-xs">
        <tr>
          {columns.map(({ title, unit, help, words }, place) => (
            <th
              key={title}
              scope="col"
              title={help}
              className={cn(
                'px-2.5 py-2 align-bottom font-medium last:pr-4 max-sm:px-1.5',
                place === 0 && 'sticky left-0 bg-sunken pl-4 max-sm:pl-4',
                place === 0 || words ? 'text-left' : 'text-right',
              )}
            >
              {title}
              {unit !== undefined && unit !== '' && (
                <span className="block font-normal text-2xs leading-3.5">{unit}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id} className="border-line border-t">
            <th scope="row" className={cn('py-2 pr-2.5 text-left font-medium', NAME)}>
              {name}
            </th>
            <Cells cells={cells} columns={columns} />
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr className="border-line-strong border-t-2 font-semibold">
            <th scope="row" className={cn('py-2 pr-2.5 text-left', NAME)}>
              {total.name}
            </th>
            <Cells cells={total.cells} columns={columns} />
          </tr>
        </tfoot>
      )}
    </table>
  </ScrollArea>
)

/** A row keeps its name in view while its figures scroll. */
const NAME = 'sticky left-0 min-w-28 bg-surface pl-4 max-sm:min-w-20'

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
          'px-2.5 py-2 tabular-nums last:pr-4 max-sm:px-1.5',
          column?.words ? 'text-left' : 'whitespace-nowrap text-right',
        )}
      >
        {cell}
      </td>
    )
  })
