import type { HandoverFacts } from '@vigie/contracts/entities'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '@/paths'
import { formatDate, formatMomentMinute } from '@/text'
import { passationText } from '@/text/passation'
import { useOnPaper } from '@/ui/use-on-paper'
import { ActLine, AlarmsLine, CutLine } from './fact-lines.tsx'
import { type FactLine, type FactPart, linesOf, partOf } from './lines.ts'
import { happenedWords, standsWords } from './sentence.ts'

const { facts: words } = passationText
/** So many are in view, most of what holds; the others are counted. */
const SHOWN = 5
const SHOWN_ALARMS: Readonly<Record<FactPart, number>> = { active: 8, returned: SHOWN, aside: SHOWN }

type FactsProps = {
  readonly facts: HandoverFacts
  /** true: the sentences, and the rest when it is asked for; another record of the page is the one to read */
  readonly isFolded?: boolean
}

/** What the server's records say of a shift that was signed: the sentences, over which stretch, then the lists. */
export const Facts = ({ facts, isFolded = false }: FactsProps) => {
  const isOnPaper = useOnPaper()
  const lists = <FactLists facts={facts} />
  return (
    <div className="flex min-w-0 flex-col gap-3 text-sm">
      <div>
        <h3 className="text-muted text-xs">
          {words.title} <span className="tabular-nums">{stretchWords(facts)}</span>
        </h3>
        <p className="text-pretty">
          <b className="font-semibold">{standsWords(facts)}</b> {happenedWords(facts)}
        </p>
      </div>
      {isFolded ? (
        <details open={isOnPaper || undefined}>
          <summary className="touch cursor-pointer text-muted hover:text-ink">{words.details}</summary>
          <div className="mt-3">{lists}</div>
        </details>
      ) : (
        lists
      )}
    </div>
  )
}

/** « de 13:12 à 21:12 », with the days where the two are not of one. */
export const stretchWords = ({ from, to }: HandoverFacts): string => {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const isOneDay = formatDate(start) === formatDate(end)
  return words.stretch(formatMomentMinute(start, end), formatMomentMinute(end, start), isOneDay)
}

type FactListsProps = {
  readonly facts: HandoverFacts
  /** whether what was done stands elsewhere */
  readonly isWithoutActs?: boolean
  /** what may be done about a line, beside it; absent: nothing */
  readonly actOn?: (line: FactLine) => ReactNode
}

/** What is left to whoever comes next, then what was done. */
export const FactLists = ({ facts, isWithoutActs = false, actOn }: FactListsProps) => {
  const { alarms, cuts, counts } = facts
  const end = Date.parse(facts.to)
  const aside = counts.shelved + counts.suppressed + counts.outOfService
  const totals: Readonly<Record<FactPart, number>> = {
    active: counts.unacknowledged + counts.acknowledged,
    returned: counts.returned,
    aside,
  }
  // what has an open alarm of its cut is named there
  const alarmed = new Set(
    alarms.flatMap((one) => (one.condition === 'power-off' && partOf(one) === 'active' ? one.device : [])),
  )
  const silent = cuts.filter(({ device }) => !alarmed.has(device))
  const listOf = (part: FactPart, none?: string) => {
    const lines = linesOf(alarms, part)
    const told = lines.slice(0, SHOWN_ALARMS[part])
    const left = totals[part] - told.reduce((sum, line) => sum + line.length, 0)
    const returns = part === 'aside' && facts.nextReturn !== null
    return (
      <List
        title={words.parts[part]}
        count={totals[part]}
        lines={told.some(({ length }) => length > 1) ? lines.length : undefined}
        note={returns ? words.nextReturn(formatMomentMinute(Date.parse(facts.nextReturn ?? ''), end)) : undefined}
        none={none}
        left={left}
        to={PATHS.alarms}
      >
        {told.map((line) => (
          <AlarmsLine key={line[0].id} line={line} part={part} end={end} act={actOn?.(line)} />
        ))}
      </List>
    )
  }
  return (
    <div className="flex min-w-0 flex-col gap-4 text-sm">
      {listOf('active', words.none.active)}
      <List title={words.silentCuts} count={silent.length} left={Math.max(0, silent.length - SHOWN)}>
        {silent.slice(0, SHOWN).map((cut) => (
          <CutLine key={cut.device} cut={cut} end={end} />
        ))}
      </List>
      {listOf('returned')}
      {listOf('aside')}
      {!isWithoutActs && <ActList facts={facts} />}
    </div>
  )
}

/** What was done during the shift, the newest first. */
export const ActList = ({ facts: { acts, actCount, to } }: { readonly facts: HandoverFacts }) => (
  <List title={words.acts} count={actCount} none={words.none.acts} left={actCount - Math.min(acts.length, SHOWN)}>
    {acts.slice(0, SHOWN).map((act) => (
      <ActLine key={act.seq} act={act} end={Date.parse(to)} />
    ))}
  </List>
)

type ListProps = {
  readonly title: string
  readonly count: number
  /** in so many lines, where these are fewer */
  readonly lines?: number | undefined
  /** what follows the count */
  readonly note?: string | undefined
  /** what is said where there is none; absent: nothing is */
  readonly none?: string | undefined
  /** of these, such as have no line of theirs */
  readonly left: number
  /** where all of them are; absent: nowhere */
  readonly to?: string
  readonly children: readonly ReactNode[]
}

const List = ({ title, count, lines, note, none, left, to, children }: ListProps) => {
  const titleId = useId()
  if (count === 0 && none === undefined) return null
  return (
    <div className="flex flex-col gap-1.5 border-line not-first:border-t not-first:pt-3">
      <h4 id={titleId} className="flex items-baseline gap-2 font-semibold">
        {title}
        <span className="font-normal text-muted tabular-nums">
          {lines === undefined ? count : words.inLines(count, lines)}
        </span>
        {note !== undefined && <span className="font-normal text-muted text-xs tabular-nums">{note}</span>}
      </h4>
      {count === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul aria-labelledby={titleId} className="flex flex-col gap-2">
          {children}
          {left > 0 && (
            <li className="text-muted">
              {to === undefined ? (
                words.more(left)
              ) : (
                <Link to={to} className="rounded underline underline-offset-2 hover:text-primary">
                  {words.more(left)}
                </Link>
              )}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
