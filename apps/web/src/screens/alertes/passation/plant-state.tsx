import { type Device, MINUTE_MS } from '@vigie/contracts/entities'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useCapability, useDevices, useKpis, useNow, useSite, useSources, useUnpowered } from '@/data'
import { passationText } from '@/text/passation'
import { CardSection } from '@/ui/card-section'
import { Skeleton } from '@/ui/skeleton'
import { fillPercent, mainMetric } from '@/widgets/device-tile/device-metrics'
import { deferredOf } from '@/widgets/kpi/cost-cause'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { usePumps } from '@/widgets/kpi/use-pumps'
import { TODAY } from '@/widgets/leaks/leaks'
import { useTargetCode } from '@/widgets/site-state/target-code'
import { useBudgetFigures } from '@/widgets/site-state/use-budget-figures'
import { usePumpsNow } from '@/widgets/site-state/use-pump-rest'
import { plantLines } from './plant-lines.ts'

const { plant: words } = passationText

/** What runs, how full each tank is, budgets and the cost of the day: what whoever comes next takes over besides alarms. */
export const PlantState = () => {
  const devices = useDevices().data
  const today = useKpis(TODAY)
  const isOffered = useCapability('kpis') !== false
  return devices === undefined || (isOffered && today.isLoading) ? (
    <CardSection title={words.title}>
      <div className="px-4 pb-4">
        <Skeleton className="h-28 w-full" />
      </div>
    </CardSection>
  ) : (
    <Known devices={devices} />
  )
}

const Known = ({ devices }: { readonly devices: readonly Device[] }) => {
  const lines = usePlantLines(devices)
  if (lines.length === 0) return null
  return (
    <CardSection title={words.title}>
      {/* each line has a border on both sides; those at the edges are cut off */}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] overflow-hidden border-line border-t text-sm">
        {lines.map(({ name, words: said, detail, to, isTrouble = false }) => (
          <div key={name} className="-mt-px -ml-px border-line border-t border-l px-4 py-3">
            <dt className="text-muted">
              <Link to={to} className="rounded underline-offset-2 hover:text-primary hover:underline">
                {name}
              </Link>
            </dt>
            <dd className="text-pretty font-semibold tabular-nums">
              {isTrouble && <TriangleAlert aria-hidden className="mr-1 inline size-4 align-text-bottom text-warn" />}
              {said}
            </dd>
            {detail !== undefined && <dd className="text-pretty text-muted text-xs tabular-nums">{detail}</dd>}
          </div>
        ))}
      </dl>
    </CardSection>
  )
}

const usePlantLines = (devices: readonly Device[]) => {
  const { readings } = useSources().live
  const today = useKpis(TODAY).data
  const site = useSite().data?.site
  const { month, week } = useBudgetFigures()
  const code = useTargetCode()
  const held = useHeld(today?.period)
  const heldOfMonth = useHeld(month?.period)
  const hasBudget = month?.consumptions.some(({ budgetM3 }) => budgetM3 != null) ?? false
  const pumpsNow = usePumpsNow(devices, today)
  const pumps = usePumps(devices)
  const [rest] = code.at === 'there' ? code.part.pumpRestCauses(today, pumpsNow) : []
  return plantLines({
    devices,
    pumps,
    rest: rest?.missed,
    today,
    fillOf: (id) => {
      const device = devices.find((one) => one.id === id)
      const metric = device && mainMetric(device)?.id
      const latest = metric === undefined ? null : readings.get(id, metric)
      return device === undefined || metric === undefined || latest === null
        ? null
        : fillPercent(device, metric, latest.value)
    },
    unpowered: useUnpowered(),
    budgets:
      hasBudget && code.at === 'there'
        ? code.part.budgetCausesOf(devices, { month, week }, heldOfMonth).map(({ missed }) => missed)
        : null,
    isCostHeld: held.cost,
    currency: site?.currency ?? '',
    deferred: today === undefined ? null : (deferredOf(today, site)?.cost ?? null),
    now: useNow(MINUTE_MS),
  })
}
