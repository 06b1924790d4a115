import { formatDayMonth } from '@/text'
import { dashboard } from '@/text/dashboard'
import { Card } from '@/ui/card'
import { formatFigure } from '@/widgets/kpi/figure'
import { EmptyCard } from '../parts/empty-card.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { Section } from '../parts/section.tsx'
import type { Outlooks } from '../rhythm/outlooks.ts'
import { briefOf } from './brief.ts'
import { SectorTable } from './sector-table.tsx'

const { sectors: words } = dashboard

/** What each sector consumed, what that leads to, and its budget; the largest first. */
export const SectorsPart = (props: PartProps & { readonly outlooks: Outlooks }) => {
  const { body, outlooks, around, since, devices, compared, volumes } = props
  const { sectors } = outlooks
  const budgeted = sectors.filter(({ outlook }) => outlook.limit !== null)
  const without = sectors.flatMap(({ sector, outlook }) =>
    outlook.limit === null ? [devices.find(({ id }) => id === sector.device)?.name ?? sector.device] : [],
  )
  const hasBudget = budgeted.length > 0
  const title = hasBudget ? words.title : words.plain
  const brief = hasBudget
    ? briefOf(
        budgeted.map(({ outlook }) => outlook.verdict),
        without,
      )
    : formatFigure(body.water.consumedM3.value, 'consumedM3')
  return (
    <Section
      id="secteurs"
      title={title}
      of={[
        brief,
        ...(since !== null
          ? [words.ofSince(formatDayMonth(since), formatDayMonth(body.until - 1))]
          : around.isOpen
            ? [words.ofNow(formatDayMonth(body.until))]
            : []),
      ].join(' · ')}
      brief={brief}
      beside={(hasBudget || around.isOpen) && <Legend isOpen={around.isOpen} hasBudget={hasBudget} />}
    >
      {sectors.length === 0 ? (
        <EmptyCard>{words.empty}</EmptyCard>
      ) : (
        <Card className="min-w-0 overflow-hidden">
          <SectorTable
            title={title}
            sectors={sectors}
            devices={devices}
            compared={compared}
            volumes={volumes}
            projected={outlooks.water.projected}
            isOpen={around.isOpen}
          />
        </Card>
      )}
    </Section>
  )
}

/** What the marks of a bar stand for. */
const Legend = ({ isOpen, hasBudget }: { readonly isOpen: boolean; readonly hasBudget: boolean }) => (
  <ul aria-hidden className="flex flex-wrap gap-x-3 gap-y-1 text-2xs text-muted">
    <Key className="h-2.5 w-4 rounded-sm bg-water">{words.legend.used}</Key>
    {isOpen && <Key className="h-2.5 w-4 rounded-sm bg-water/40">{words.legend.projected}</Key>}
    {hasBudget && (
      <>
        {isOpen && <Key className="h-4 w-0.5 bg-ink">{words.legend.today}</Key>}
        <Key className="dash-mark h-4 w-0.5">{words.legend.budget}</Key>
        <Key className="hatch h-2.5 w-4 rounded-sm text-warn">{words.legend.over}</Key>
      </>
    )}
  </ul>
)

const Key = ({ className, children }: { readonly className: string; readonly children: string }) => (
  <li className="flex items-center gap-1.5">
    <span className={className} />
    {children}
  </li>
)
