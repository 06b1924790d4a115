import type { HandoverFacts } from '@vigie/contracts/entities'
import { type ReactNode, useId } from 'react'
import { formatDateTime, formatMomentMinute } from '@/text'
import { passationText } from '@/text/passation'
import { cn } from '@/ui/cn'
import { ActLine, AlarmsLine, CutLine } from './fact-lines.tsx'
import { type FactPart, linesOf, partOf } from './lines.ts'

const { facts: words } = passationText
/** So many of each kind are in view; the others are counted. */
const SHOWN = 8
const PARTS = ['active', 'returned', 'aside'] as const satisfies readonly FactPart[]

/** What the server's records say of a shift: how much stands where, then what holds, what was put aside, what was done. */
export const Facts = ({ facts }: { readonly facts: HandoverFacts }) => {
  const { alarms, cuts, acts, counts, cutCount, actCount } = facts
  const end = Date.parse(facts.to)
  const moment = (at: string) => formatMomentMinute(Date.parse(at), end)
  const totals: Readonly<Record<FactPart, number>> = {
    active: counts.unacknowledged + counts.acknowledged,
    returned: counts.returned,
    aside: counts.shelved + counts.suppressed + counts.outOfService,
  }
  // what has an open alarm of its cut is named there
  const alarmed = new Set(
    alarms.flatMap((one) => (one.condition === 'power-off' && partOf(one) === 'active' ? one.device : [])),
  )
  const silent = cuts.filter(({ device }) => !alarmed.has(device))
  return (
    <div className="flex min-w-0 flex-col gap-4 text-sm">
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-muted text-xs tabular-nums">
          {words.shift(formatDateTime(Date.parse(facts.from)), formatDateTime(end))}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-2 @lg:grid-cols-3">
        <Count name={words.counts.active} count={counts.unacknowledged} isAsked />
        <Count name={words.counts.returned} count={counts.returned} isAsked />
        <Count name={words.counts.acknowledged} count={counts.acknowledged} />
        <Count
          name={words.counts.aside}
          count={totals.aside}
          note={facts.nextReturn === null ? null : words.nextReturn(moment(facts.nextReturn))}
        />
        <Count name={words.counts.cuts} count={cutCount} />
        <Count name={words.counts.raised} count={facts.raised} />
      </dl>
      {PARTS.map((part) => {
        const lines = linesOf(alarms, part)
        const told = lines.slice(0, SHOWN)
        const left = totals[part] - told.reduce((sum, line) => sum + line.length, 0)
        return (
          <List key={part} title={words.parts[part]} count={totals[part]} none={words.none[part]} left={left}>
            {told.map((line) => (
              <AlarmsLine key={line[0].id} line={line} part={part} end={end} />
            ))}
          </List>
        )
      })}
      {silent.length > 0 && (
        <List title={words.silentCuts} count={silent.length} none="" left={Math.max(0, silent.length - SHOWN)}>
          {silent.slice(0, SHOWN).map((cut) => (
            <CutLine key={cut.device} cut={cut} end={end} />
          ))}
        </List>
      )}
      <List title={words.acts} count={actCount} none={words.noActs} left={actCount - Math.min(acts.length, SHOWN)}>
        {acts.slice(0, SHOWN).map((act) => (
          <ActLine key={act.seq} act={act} end={end} />
        ))}
      </List>
    </div>
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
  <div className="flex min-w-0 flex-col-reverse justify-end rounded-lg border border-line bg-canvas px-3 py-2">
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
  /** what is said where there is none */
  readonly none: string
  /** of these, such as have no line of theirs */
  readonly left: number
  readonly children: readonly ReactNode[]
}

const List = ({ title, count, none, left, children }: ListProps) => {
  const titleId = useId()
  return (
    <div className="flex flex-col gap-1.5 border-line border-t pt-3">
      <h4 id={titleId} className="flex items-baseline gap-2 font-semibold text-xs">
        {title}
        <span className="text-muted tabular-nums">{count}</span>
      </h4>
      {count === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul aria-labelledby={titleId} className="flex flex-col gap-2">
          {children}
          {left > 0 && <li className="text-muted">{words.more(left)}</li>}
        </ul>
      )}
    </div>
  )
}
