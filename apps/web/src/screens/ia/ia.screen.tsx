import type { EngineName } from '@vigie/contracts/rest/analyst'
import { Bot, Camera, ChevronRight, Leaf, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type EngineStand, useAnalyst } from '@/data/analyst'
import { PATHS } from '@/paths'
import { analyst as words } from '@/text/analyst'
import { Badge, type Tone } from '@/ui/badge'
import { Skeleton } from '@/ui/skeleton'
import { PageFrame } from '@/widgets/page/page-frame'
import { FindingsLine } from './efficiency/findings-line.tsx'

const ASSISTANTS: readonly (readonly [engine: EngineName, path: string, icon: LucideIcon])[] = [
  ['pictures', PATHS.imageProcessing, Camera],
  ['efficiency', PATHS.energyEfficiency, Leaf],
  ['questions', PATHS.agent, Bot],
]

const TONES: Readonly<Record<Exclude<EngineStand, 'reading'>, Tone>> = {
  ready: 'good',
  learning: 'water',
  off: 'neutral',
  missing: 'neutral',
  away: 'warn',
  failed: 'bad',
}

/** The three assistants, with how each stands on this site and what was found. */
export const IaScreen = () => {
  const { standOf } = useAnalyst()
  return (
    <PageFrame title={words.title} withPeriod={false}>
      <p className="max-w-prose text-muted text-sm">{words.help}</p>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {ASSISTANTS.map(([engine, path, Icon]) => (
          <Assistant key={engine} engine={engine} path={path} icon={Icon} stand={standOf(engine)} />
        ))}
      </ul>
    </PageFrame>
  )
}

type AssistantProps = {
  readonly engine: EngineName
  readonly path: string
  readonly icon: LucideIcon
  readonly stand: EngineStand
}

const Assistant = ({ engine, path, icon: Icon, stand }: AssistantProps) => {
  const { title, short, does } = words.assistants[engine]
  return (
    <li className="relative flex flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-xs transition-colors hover:bg-hover">
      <div className="flex items-start justify-between gap-3">
        <span className="grid size-10 place-items-center rounded-lg bg-water-soft text-water">
          <Icon aria-hidden className="size-5" />
        </span>
        {stand === 'reading' ? (
          <Skeleton className="h-5 w-20" />
        ) : (
          <Badge tone={TONES[stand]}>{words.stands[stand]}</Badge>
        )}
      </div>
      <div className="grow">
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="mt-1 text-sm">{short}</p>
        <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-4 text-muted text-sm marker:text-line-strong">
          {does.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {engine === 'efficiency' && (stand === 'ready' || stand === 'learning') && <FindingsLine />}
      <Link
        to={path}
        className="inline-flex items-center gap-1 self-start rounded text-primary text-sm outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-ring [&_svg]:size-4"
      >
        {words.openOf(title)}
        <ChevronRight aria-hidden />
      </Link>
    </li>
  )
}
