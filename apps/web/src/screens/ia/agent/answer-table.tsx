import type { QuestionAnswer } from '@vigie/contracts/rest/analyst'
import { Fragment } from 'react'
import { agent as words } from '@/text/ia-agent'
import { PlainTable } from '@/widgets/plain-table/plain-table'

type Table = NonNullable<QuestionAnswer['table']>

/** So many columns of words beside the name do not fit a phone. */
const WORDY = 2

/**
 * The rows of an answer; of one amount each, also as bars to compare at a glance. Where they hold more words than the
 * width of a phone takes, each is a card there.
 */
export const AnswerTable = ({ table }: { readonly table: Table }) => {
  const { columns, rows } = table
  const wordy = columns.filter((_, place) => place > 0 && rows.some((row) => !isAmount(row[place] ?? '')))
  if (wordy.length < WORDY) return <Rows table={table} />
  return (
    <>
      <div className="max-sm:hidden">
        <Rows table={table} />
      </div>
      <Cards table={table} />
    </>
  )
}

const Cards = ({ table: { columns, rows } }: { readonly table: Table }) => (
  <ul aria-label={words.numbers} className="divide-y divide-line border-line border-t sm:hidden">
    {rows.map(([name = '', ...cells], place) => (
      <li key={`${place} ${name}`} className="flex flex-col gap-1 px-4 py-3 text-sm">
        <b className="font-medium">{name}</b>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
          {cells.map((cell, at) => (
            <Fragment key={columns[at + 1]}>
              <dt className="text-muted text-xs leading-5">{columns[at + 1]}</dt>
              <dd>{cell}</dd>
            </Fragment>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)

const Rows = ({ table: { columns, rows } }: { readonly table: Table }) => {
  const shares = columns.length === 2 ? sharesOf(rows.map(([, cell = '']) => cell)) : null
  return (
    <PlainTable
      label={words.numbers}
      className="max-h-[32rem]"
      columns={columns.map((title, place) =>
        place > 0 && rows.some((row) => !isAmount(row[place] ?? '')) ? { title, words: true as const } : { title },
      )}
      rows={rows.map(([name = '', ...cells], place) => ({
        id: `${place} ${name}`,
        name,
        cells: cells.map((cell) =>
          shares === null ? cell : <Barred key={cell} text={cell} share={shares[place] ?? 0} />,
        ),
      }))}
    />
  )
}

const Barred = ({ text, share }: { readonly text: string; readonly share: number }) => (
  <span className="flex items-center justify-end gap-3">
    <span aria-hidden className="h-2 w-full max-w-72 overflow-hidden rounded-full bg-sunken max-sm:hidden">
      <span className="block h-full rounded-full bg-water" style={{ width: `${share * 100}%` }} />
    </span>
    <span className="min-w-20 shrink-0 text-right">{text}</span>
  </span>
)

/** Each as a share of the largest; null: fewer than three, not all of one unit, or some below zero. */
export const sharesOf = (cells: readonly string[]): readonly number[] | null => {
  const read = cells.map((cell) => AMOUNT.exec(cell))
  const units = new Set(read.map((found) => found?.[2]))
  const values = read.map((found) => Number((found?.[1] ?? '').replace(/[\u00a0\u202f]/g, '').replace(',', '.')))
  const most = Math.max(...values)
  if (cells.length < 3 || read.includes(null) || units.size > 1 || !(most > 0)) return null
  return values.map((value) => value / most)
}

/** Whether a cell is a number, with its sign and unit where it has any, or says that it is not known. */
export const isAmount = (cell: string): boolean =>
  /^(?:[+−]?\d[\d\u00a0\u202f]*(?:,\d+)?(?:[\u00a0\u202f]\D+)?|–)$/.test(cell)

const AMOUNT = /^(\d[\d\u00a0\u202f]*(?:,\d+)?)[\u00a0\u202f](\D.*)$/
