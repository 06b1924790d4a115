import { Bot, Camera, ChevronRight, Leaf, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '@/paths'
import { ia } from '@/text/ia'
import { PageFrame } from '@/widgets/page/page-frame'
import { NotYetBadge } from './ia-frame.tsx'

const ASSISTANTS: readonly (readonly [
  path: string,
  icon: LucideIcon,
  title: string,
  short: string,
  will: readonly string[],
])[] = [
  [PATHS.imageProcessing, Camera, ia.image.title, ia.image.short, ia.image.will],
  [PATHS.energyEfficiency, Leaf, ia.energy.title, ia.energy.short, ia.energy.will],
  [PATHS.agent, Bot, ia.agent.title, ia.agent.short, ia.agent.will],
]

/** The three assistants to come, each marked as not available yet. */
export const IaScreen = () => (
  <PageFrame title={ia.title} withPeriod={false} beside={<NotYetBadge />}>
    <p className="max-w-prose text-muted text-sm">{ia.help}</p>
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {ASSISTANTS.map(([path, Icon, title, short, will]) => (
        <li
          key={path}
          className="relative flex flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-xs transition-colors hover:bg-hover"
        >
          <span className="grid size-10 place-items-center rounded-lg bg-water-soft text-water">
            <Icon aria-hidden className="size-5" />
          </span>
          <div className="grow">
            <h2 className="font-semibold text-base">{title}</h2>
            <p className="mt-1 text-sm">{short}</p>
            <h3 className="mt-4 font-medium text-muted text-sm">{ia.will}</h3>
            <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-4 text-sm marker:text-line-strong">
              {will.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <Link
            to={path}
            aria-label={`${title} : ${ia.open.toLowerCase()}`}
            className="inline-flex items-center gap-1 self-start rounded text-primary text-sm outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-ring [&_svg]:size-4"
          >
            {ia.open}
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </PageFrame>
)
