import { alarmsTitle } from '@vigie/contracts/alarm-words'
import type { AlarmLoad, Device } from '@vigie/contracts/entities'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatMomentMinute, formatPercent } from '@/text'
import { santeText } from '@/text/sante'
import { CardSection } from '@/ui/card-section'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { listPath } from './list-path.ts'
import { keyOf, type ToDo, toDoOf } from './to-do.ts'

const { toDo: words } = santeText
/** So many things are in view; the others are folded below. */
const SHOWN = 5

type ToDoListProps = { readonly load: AlarmLoad; readonly devices: readonly Device[] }

/** What to repair or to set, the first thing first; nothing where nothing is. */
export const ToDoList = ({ load, devices }: ToDoListProps) => {
  const all = toDoOf(load)
  if (all.length === 0) return null
  const [shown, folded] = [all.slice(0, SHOWN), all.slice(SHOWN)]
  const rowsOf = (some: readonly ToDo[]) =>
    some.map((one) => <ToDoRow key={keyOf(one)} toDo={one} load={load} devices={devices} />)
  return (
    <CardSection title={words.title} of={String(all.length)} help={words.help} isLong>
      <ol className="@container divide-y divide-line border-line border-t text-sm">{rowsOf(shown)}</ol>
      {folded.length > 0 && (
        <details className="border-line border-t text-sm print:[&>*]:block">
          <summary className="touch cursor-pointer px-4 py-3 text-muted hover:text-ink">
            {words.others(folded.length)}
          </summary>
          <ol start={SHOWN + 1} className="@container divide-y divide-line border-line border-t">
            {rowsOf(folded)}
          </ol>
        </details>
      )}
    </CardSection>
  )
}

type ToDoRowProps = ToDoListProps & { readonly toDo: ToDo }

const ToDoRow = ({ toDo, load, devices }: ToDoRowProps) => (
  <li className="print:break-inside-avoid">
    <Link to={listPath(toDo)} className="flex items-start gap-3 px-4 py-3 hover:bg-hover">
      <span className="flex w-5 shrink-0">
        {toDo.priority !== undefined && <PriorityMark priority={toDo.priority} size={20} />}
      </span>
      <span className="flex min-w-0 grow flex-col gap-x-6 @min-[40rem]:flex-row @min-[40rem]:items-baseline @min-[40rem]:justify-between">
        <span className="min-w-0">
          <span className="font-semibold">{devices.find(({ id }) => id === toDo.device)?.name ?? toDo.device}</span>
          <span className="text-muted">{` · ${alarmsTitle(toDo)}`}</span>
          <span className="block">{toDo.words}</span>
        </span>
        <span className="shrink-0 text-muted text-xs tabular-nums">{whyWords(toDo, load)}</span>
      </span>
      <ChevronRight aria-hidden className="mt-0.5 size-4 shrink-0 text-muted max-sm:hidden print:hidden" />
    </Link>
  </li>
)

/** Since when it stands, else how often it came and what part of all that is. */
const whyWords = ({ since, raised }: ToDo, load: AlarmLoad): string =>
  since === null
    ? words.often(raised, formatPercent(raised / load.raised))
    : words.since(formatMomentMinute(since, load.to))
