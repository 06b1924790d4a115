import type { HandoverFacts } from '@vigie/contracts/entities'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '@/paths'
import { formatDateTime, formatMomentMinute } from '@/text'
import { passationText } from '@/text/passation'
import { cn } from '@/ui/cn'
import { useOnPaper } from '@/ui/use-on-paper'
import { ActLine, AlarmsLine, CutLine } from './fact-lines.tsx'
import { type FactPart, linesOf, partOf } from './lines.ts'

const { facts: words } = passationText
/** So many are in view, most of what holds; the others are counted. */
const SHOWN = 5
const SHOWN_ALARMS: Readonly<Record<FactPart, number>> = { active: 8, returned: SHOWN, aside: SHOWN }
const PARTS = ['active', 'returned', 'aside'] as const satisfies readonly FactPart[]

type FactsProps = {
  readonly facts: HandoverFacts
  /** true: how much stands where, and the rest when it is asked for; another record of the page is the one to read */
  readonly isFolded?: boolean
}

/** What the server's records say of a shift: how much stands where, then what holds, what was put aside, what was done. */
export const Facts = ({ facts, isFolded = false }: FactsProps) => {
  const { counts, cutCount } = facts
  const end = Date.parse(facts.to)
  const moment = (at: string) => formatMomentMinute(Date.parse(at), end)
  return (
    <div className="flex min-w-0 flex-col gap-4 text-sm">
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-balance text-muted text-xs tabular-nums">
          {words.shift(formatDateTime(Date.parse(facts.from)), formatDateTime(end))}
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-2">
        <Count name={words.counts.active} count={counts.unacknowledged} isAsked />
        <Count name={words.counts.returned} count={counts.returned} isAsked />
        <Count name={words.counts.acknowledged} count={counts.acknowledged} />
        <Count
          name={words.counts.aside}
          count={asideOf(facts)}
          note={facts.nextReturn === null ? null : words.nextReturn(moment(facts.nextReturn))}
        />
        <Count name={words.counts.cuts} count={cutCount} />
        <Count name={words.counts.raised} count={facts.raised} />
      </dl>
      {isFolded ? <Folded facts={facts} /> : <Lists facts={facts} />}
    </div>
  )
}

const Folded = ({ facts }: { readonly facts: HandoverFacts }) => {
  const isOnPaper = useOnPaper()
  return (
    <details open={isOnPaper || undefined}>
      <summary className="touch cursor-pointer text-muted hover:text-ink">{words.details}</summary>
      <div className="mt-3 flex flex-col gap-4">
        <Lists facts={facts} />
      </div>
    </details>
  )
}

const asideOf = ({ counts }: HandoverFacts): number => counts.shelved + counts.suppressed + counts.outOfService

const Lists = ({ facts }: { readonly facts: HandoverFacts }) => {
  const { alarms, cuts, acts, counts, actCount } = facts
  const end = Date.parse(facts.to)
  const totals: Readonly<Record<FactPart, number>> = {
    active: counts.unacknowledged + counts.acknowledged,
    returned: counts.returned,
    aside: asideOf(facts),
  }
  // what has an open alarm of its cut is named there
  const alarmed = new Set(
    alarms.flatMap((one) => (one.condition === 'power-off' && partOf(one) === 'active' ? one.device : [])),
  )
  const silent = cuts.filter(({ device }) => !alarmed.has(device))
  const none = [
    ...PARTS.flatMap((part) => (totals[part] === 0 ? [words.none[part]] : [])),
    ...(actCount === 0 ? [words.none.acts] : []),
  ]
  return (
    <>
      {PARTS.map((part) => {
        const lines = linesOf(alarms, part)
        const told = lines.slice(0, SHOWN_ALARMS[part])
        const left = totals[part] - told.reduce((sum, line) => sum + line.length, 0)
        return (
          <List key={part} title={words.parts[part]} count={totals[part]} left={left} to={PATHS.alarms}>
            {told.map((line) => (
              <AlarmsLine key={line[0].id} line={line} part={part} end={end} />
            ))}
          </List>
        )
      })}
      <List title={words.silentCuts} count={silent.length} left={Math.max(0, silent.length - SHOWN)}>
        {silent.slice(0, SHOWN).map((cut) => (
          <CutLine key={cut.device} cut={cut} end={end} />
        ))}
      </List>
      <List title={words.acts} count={actCount} left={actCount - Math.min(acts.length, SHOWN)}>
        {acts.slice(0, SHOWN).map((act) => (
          <ActLine key={act.seq} act={act} end={end} />
        ))}
      </List>
      {none.length > 0 && (
        <p className="border-line border-t pt-3 text-muted text-xs first-letter:uppercase">{`${none.join(', ')}.`}</p>
      )}
    </>
  )
}

type CountProps = {
  readonly name: string
  readonly count: number
  /** whether it asks somebody to act while it is not none */
  readonly isAsked?: boolean
  readonly note?: string | null
}

const Count = ({ name, count, isAsked = false, note = null }: CountProps) => (
  <div className="flex min-w-0 flex-col-reverse justify-end rounded-lg border border-line bg-canvas px-2.5 py-2">
    <dt className="text-muted text-xs">
      {name}
      {note !== null && <span className="block tabular-nums">{note}</span>}
    </dt>
    <dd
      className={cn(
        'text-xl leading-7 tabular-nums',
        count === 0 ? 'text-muted' : 'font-semibold',
        isAsked && count > 0 && 'text-warn',
      )}
    >
      {count}
    </dd>
  </div>
)

type ListProps = {
  readonly title: string
  readonly count: number
  /** of these, such as have no line of theirs */
  readonly left: number
  /** where all of them are; absent: nowhere */
  readonly to?: string
  readonly children: readonly ReactNode[]
}

/** Nothing where there is none. */
const List = ({ title, count, left, to, children }: ListProps) => {
  const titleId = useId()
  if (count === 0) return null
  return (
    <div className="flex flex-col gap-1.5 border-line border-t pt-3">
      <h4 id={titleId} className="flex items-baseline gap-2 font-semibold text-xs">
        {title}
        <span className="text-muted tabular-nums">{count}</span>
      </h4>
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
    </div>
  )
}
