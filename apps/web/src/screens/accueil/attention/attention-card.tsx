import type { Device } from '@vigie/contracts/entities'
import {
  CircleCheck,
  CircleHelp,
  Clock3,
  type LucideIcon,
  Snowflake,
  TriangleAlert,
  Unplug,
  WifiOff,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { useFeed, useNow } from '@/data'
import { formatDuration, text } from '@/text'
import { accueil } from '@/text/accueil'
import { Badge, type Tone } from '@/ui/badge'
import { CardSection } from '@/ui/card-section'
import { Skeleton } from '@/ui/skeleton'
import { KindIcon } from '@/widgets/device-tile/kind-icon'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import type { AttentionItem, Concern } from './attention.ts'
import { useAttention } from './use-attention.ts'
import { useLivePath } from './use-live-path.ts'

const { attention: words } = accueil

/** Which devices somebody should look at now. */
export const AttentionCard = () => (
  <CardSection id="a-surveiller" title={words.title} beside={<FrozenBadge />}>
    <DevicesGate skeleton={<Skeleton className="m-4 h-56" />}>
      {(devices) => <AttentionList devices={devices} />}
    </DevicesGate>
  </CardSection>
)

const FrozenBadge = () =>
  useFeed().trusted ? null : (
    <Badge tone="frozen" title={words.frozen}>
      <Snowflake aria-hidden />
      {text.live.frozen}
    </Badge>
  )

const SHOWN = 5

const AttentionList = ({ devices }: { readonly devices: readonly Device[] }) => {
  const items = useAttention(devices)
  const { trusted } = useFeed()
  const livePath = useLivePath()
  const rest = items.length - SHOWN
  if (items.length === 0) return <NothingToSee count={devices.length} trusted={trusted} />
  return (
    <>
      <ul className="grow divide-y divide-line">
        {items.slice(0, SHOWN).map((item) => (
          <AttentionRow key={item.device.id} item={item} path={livePath(item.device.id)} />
        ))}
      </ul>
      <Link to={livePath(null)} className="px-4 py-2.5 text-primary text-sm hover:underline print:hidden">
        {rest > 0 ? words.more(rest) : words.all}
      </Link>
    </>
  )
}

const SIGNS: Record<Concern, { readonly icon: LucideIcon; readonly tone: Tone }> = {
  unpowered: { icon: Unplug, tone: 'bad' },
  offline: { icon: WifiOff, tone: 'bad' },
  silent: { icon: TriangleAlert, tone: 'bad' },
  never: { icon: CircleHelp, tone: 'unknown' },
  late: { icon: Clock3, tone: 'warn' },
}

type AttentionRowProps = { readonly item: AttentionItem; readonly path: string }

const AttentionRow = ({ item: { device, concern, since }, path }: AttentionRowProps) => {
  const now = useNow(1_000)
  const { icon: Icon, tone } = SIGNS[concern]
  return (
    <li data-concern={concern}>
      <Link to={path} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-hover">
        <KindIcon kind={device.kind} role={device.role} />
        <span className="min-w-0 grow">
          <span className="block truncate font-medium text-sm">{device.name}</span>
          {since !== null && (
            <span className="block text-2xs text-muted tabular-nums">{words.since(formatDuration(now - since))}</span>
          )}
        </span>
        <Badge tone={tone}>
          <Icon aria-hidden />
          {words[concern]}
        </Badge>
      </Link>
    </li>
  )
}

const NothingToSee = ({ count, trusted }: { readonly count: number; readonly trusted: boolean }) => {
  const Icon = trusted ? CircleCheck : Snowflake
  return (
    <div className="flex grow flex-col items-center justify-center gap-2 px-6 py-8 text-center">
      <Icon aria-hidden className={trusted ? 'size-9 text-good' : 'size-9 text-frozen'} strokeWidth={1.5} />
      <p className="font-semibold text-base">{trusted ? words.none : text.live.frozen}</p>
      <p className="text-muted text-sm">{trusted ? words.noneHelp(count) : words.frozen}</p>
    </div>
  )
}
