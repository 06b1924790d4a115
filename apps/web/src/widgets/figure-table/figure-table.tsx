import type { ReactNode } from 'react'
import { cn } from '@/ui/cn'

export type FigureColumn<Row> = {
  readonly title: string
  readonly unit?: string
  /** how its figures are computed */
  readonly help?: string | undefined
  /** `words` stand at the left and take a line of their own on a narrow window, and so does a `drawing` */
  readonly kind?: 'words' | 'drawing'
  /** left out of a table that is too narrow for all of its columns, and of none that is not */
  readonly isExtra?: boolean
  /** null: nothing to say */
  readonly cell: (row: Row) => ReactNode
}

type FigureTableProps<Row> = {
  readonly label: string
  /** title of the column that names the rows */
  readonly name: string
  readonly nameOf: (row: Row) => ReactNode
  readonly columns: readonly FigureColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** how many columns it has, which tells where a table of them fits: three fit anywhere */
  readonly size: keyof typeof LOOKS
}

/** Named rows of figures: a table where it fits, on a narrow window one block a row, which no edge cuts. */
export const FigureTable = <Row,>({ label, name, nameOf, columns, rows, idOf, size }: FigureTableProps<Row>) => {
  const look = LOOKS[size]
  return (
    <div className="@container">
      <table className={cn('w-full text-sm', look.table)}>
        <caption className="sr-only">{label}</caption>
        <thead className={cn('bg-sunken', look.head)}>
          <tr>
            <th scope="col" className={cn(HEAD, 'pl-4 text-left')}>
              {name}
            </th>
            {columns.map(({ title, unit, help, kind, isExtra }) => (
              <th
                key={title}
                scope="col"
                title={help}
                className={cn(
                  HEAD,
                  'last:pr-4',
                  isExtra && EXTRA,
                  WIDTHS[kind ?? 'figure'],
                  kind === undefined ? 'text-right' : 'text-left',
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
        <tbody className={look.table}>
          {rows.map((row) => (
            <tr key={idOf(row)} className={cn('border-line border-t hover:bg-hover', look.row)}>
              <th scope="row" className={cn('py-2.5 pr-2 pl-4 text-left font-semibold print:py-1', look.name)}>
                {nameOf(row)}
              </th>
              {columns.map(({ title, unit, kind, isExtra, cell }) => (
                <td
                  key={title}
                  className={cn('px-2 last:pr-4', isExtra && EXTRA, CELLS[kind ?? 'figure'], look[kind ?? 'figure'])}
                >
                  {kind === undefined && (
                    <span
                      className={cn(
                        'hidden whitespace-normal text-left font-normal text-2xs text-muted leading-4',
                        look.title,
                      )}
                    >
                      {unit ? `${title} (${unit})` : title}
                    </span>
                  )}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const HEAD = 'px-2 py-2 align-bottom font-medium text-muted text-xs'
/** Not where a table has become blocks: these have room for all. */
const EXTRA = 'not-print:@min-[40rem]:@max-[52rem]:hidden'
const WIDTHS = {
  figure: 'text-balance',
  words: 'pl-4',
  drawing: '@max-[52rem]:w-[22%] @min-[80rem]:w-1/2 w-[32%] print:w-[20%]',
} as const
const CELLS = { figure: 'whitespace-nowrap text-right tabular-nums', words: 'pl-4', drawing: '' } as const

/** How a table becomes blocks where the card that holds it is too narrow for its columns. */
const LOOKS = {
  three: { table: '', head: '', row: '', name: '', title: '', figure: '', words: '', drawing: '' },
  many: {
    table: '@max-[40rem]:block',
    head: '@max-[40rem]:hidden',
    row: '@max-[40rem]:grid @max-[40rem]:grid-cols-2 @max-[40rem]:gap-x-6 @max-[40rem]:gap-y-1 @max-[40rem]:px-4 @max-[40rem]:py-3 @max-[40rem]:first:border-t-0',
    name: '@max-[40rem]:col-span-2 @max-[40rem]:p-0',
    title: '@max-[40rem]:inline',
    figure:
      '@max-[40rem]:flex @max-[40rem]:items-baseline @max-[40rem]:justify-between @max-[40rem]:gap-2 @max-[40rem]:p-0!',
    words: '@max-[40rem]:col-span-2 @max-[40rem]:p-0!',
    drawing: '@max-[40rem]:col-span-2 @max-[40rem]:p-0!',
  },
  few: {
    table: '@max-md:block',
    head: '@max-md:hidden',
    row: '@max-md:grid @max-md:grid-cols-2 @max-md:gap-x-6 @max-md:gap-y-1 @max-md:px-4 @max-md:py-3 @max-md:first:border-t-0',
    name: '@max-md:col-span-2 @max-md:p-0',
    title: '@max-md:inline',
    figure: '@max-md:flex @max-md:items-baseline @max-md:justify-between @max-md:gap-2 @max-md:p-0!',
    words: '@max-md:col-span-2 @max-md:p-0!',
    drawing: '@max-md:col-span-2 @max-md:p-0!',
  },
} as const
