import { type Device, type DeviceId, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useActiveAlarms, useKpis, useLatest, useNow } from '@/data'
import { eau } from '@/text/eau'
import { Skeleton } from '@/ui/skeleton'
import { pumpsInto } from '@/widgets/assets/tank-network'
import { isTank } from '@/widgets/device-detail/probe'
import { fillPercent, mainMetric } from '@/widgets/device-tile/device-metrics'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { TODAY } from '@/widgets/leaks/leaks'
import { urgencyOf } from '@/widgets/site-state/cause-alarms'
import { causeWords } from '@/widgets/site-state/cause-words'
import { deviceSentence } from '@/widgets/site-state/device-sentence'
import { DeviceState, useStanding } from '@/widgets/site-state/device-state'
import { isPumpRest } from '@/widgets/site-state/is-pump-rest'
import { ProbeState } from '@/widgets/site-state/probe-state'
import { useCauses } from '@/widgets/site-state/use-causes'
import { aroundTanks } from './around-tanks.ts'
import { tankParts } from './tank-sentence.ts'

const NONE_OFF: ReadonlySet<DeviceId> = new Set()
const NO_TANKS: KpiBody['storages'] = []
type TankStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** How a tank stands now, or what only measures beside it. */
export const StorageState = (props: TankStateProps) =>
  isTank(props.device) ? <TankState {...props} /> : <ProbeState {...props} />

/**
 * How a tank stands now, in one sentence, whatever period its figures are of: that it is about to be empty, that pumps
 * which fill it are cut, or that they stand while they usually work, leads; that what it feeds leaks is told after.
 */
const TankState = ({ device, devices }: TankStateProps) => {
  const now = useNow(MINUTE_MS)
  const today = useKpis(TODAY)
  const { causes } = useCauses(devices)
  const standing = useStanding(device, devices)
  const active = useActiveAlarms()
  const metric = useMemo(() => mainMetric(device)?.id ?? 'level_pct', [device])
  const latest = useLatest(device.id, metric, 'calm')
  const isFilled = useMemo(() => pumpsInto(device.id, devices, NONE_OFF).count > 0, [device, devices])
  const own = useMemo(() => devices.filter(({ id, role }) => role !== 'storage' || id === device.id), [device, devices])
  const around = useMemo(() => aroundTanks(causes, own), [causes, own])
  const cut = useMemo(
    () =>
      aroundTanks(
        causes.filter(({ kind }) => kind === 'power'),
        own,
      ),
    [causes, own],
  )
  const tank = today.data?.storages.find((one) => one.device === device.id)
  const oldAt = useOldLevelAt(tank === undefined ? NO_TANKS : [tank], today.data?.until ?? 0)
  // said before its figures come it would be longer a moment later, and push the page away
  if (today.isLoading) return <Skeleton className="h-17 rounded-xl" />
  const worst =
    causes.find((one) => one.kind === 'empty' && one.device.id === device.id) ??
    // that the pumps stand follows from their cut
    (cut.lead === null ? undefined : cut.causes[0]) ??
    (isFilled ? causes.find(isPumpRest) : undefined) ??
    // what draws from it leaks, or what fills it is cut
    (around.lead === null ? undefined : around.causes[0])
  const parts = tankParts({
    fillPct: latest === null ? null : fillPercent(device, metric, latest.value),
    capacityM3: device.capacityM3,
    tank,
    isCut: standing.isCut,
    isOld: oldAt !== null,
    now,
  })
  if (worst === undefined) return <DeviceState sentence={deviceSentence(parts, standing)} />
  const { title: named, proof, to } = causeWords(worst, now)
  const isBeyond = worst.kind === 'leak'
  const title = isBeyond
    ? eau.storage.leakBeyond(worst.device.name)
    : worst.kind === 'power'
      ? (cut.lead ?? named)
      : worst === around.causes[0]
        ? (around.lead ?? named)
        : named
  const sentence = deviceSentence(parts, standing, { title, severity: worst.severity, isBeyond })
  // the page of the tank is this one
  const alsoTo = worst.kind === 'empty' ? undefined : to
  // which pump is cut is more than that the others are not
  const ofTank = worst.kind === 'target' ? worst.missed.brief : undefined
  const also = worst.kind === 'power' ? named : (ofTank ?? proof)
  // that of its own alarms, or of what it suffers from
  const priority = sentence.priority ?? urgencyOf(worst, active)
  const told = sentence.tone === 'frozen' ? sentence : { ...sentence, also, priority }
  return <DeviceState sentence={told} alsoTo={alsoTo} />
}
