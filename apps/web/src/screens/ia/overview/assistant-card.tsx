import type { EngineName } from '@vigie/contracts/rest/analyst'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type EngineStand, useAnalyst } from '@/data/analyst'
import { analyst as words } from '@/text/analyst'
import { Badge, type Tone } from '@/ui/badge'
import { Skeleton } from '@/ui/skeleton'

const TONES: Readonly<Record<Exclude<EngineStand, 'reading'>, Tone>> = {
  ready: 'good',
  learning: 'water',
  off: 'neutral',
  missing: 'neutral',
  away: 'warn',
  failed: 'bad',
}

type AssistantCardProps = {
  readonly engine: EngineName
  readonly path: string
  readonly icon: LucideIcon
  /** what it says of itself where it can work */
  readonly children: ReactNode
}

/** One assistant: how it stands, what it is for, what it has to say now, and the way to it. */
export const AssistantCard = ({ engine, path, icon: Icon, children }: AssistantCardProps) => {
  const stand = useAnalyst().standOf(engine)
  const { title, short } = words.assistants[engine]
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-xs">
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-water-soft text-water">
          <Icon aria-hidden className="size-5" />
        </span>
        <h3 className="min-w-0 grow font-semibold text-base">{title}</h3>
        {stand === 'reading' ? (
          <Skeleton className="h-5 w-20" />
        ) : (
          <Badge tone={TONES[stand]}>{words.stands[stand]}</Badge>
        )}
      </div>
      <p className="text-muted text-sm">{short}</p>
      {(stand === 'ready' || stand === 'learning') && <div className="flex flex-col gap-3 text-sm">{children}</div>}
      <Link
        to={path}
        className="touch mt-auto inline-flex items-center gap-1 self-start text-primary text-sm hover:underline [&_svg]:size-4"
      >
        {words.openOf(title)}
        <ChevronRight aria-hidden />
      </Link>
    </li>
  )
}
