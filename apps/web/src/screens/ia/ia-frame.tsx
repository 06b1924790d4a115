import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { PATHS } from '@/paths'
import { ia } from '@/text/ia'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { BackLink } from '@/widgets/page/back-link'
import { PageFrame } from '@/widgets/page/page-frame'

type IaFrameProps = { readonly title: string; readonly will: readonly string[]; readonly children: ReactNode }

/** One assistant to come: that it is not available yet, what it will do, and what it needs of this site. */
export const IaFrame = ({ title, will, children }: IaFrameProps) => (
  <PageFrame
    title={title}
    withPeriod={false}
    above={<BackLink path={PATHS.ai} label={ia.back} />}
    beside={<NotYetBadge />}
  >
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card className="flex flex-col gap-4 p-4 md:p-5">
        <p className="text-muted text-sm">{ia.notYetHelp}</p>
        <section className="flex flex-col gap-2">
          <h2 className="font-semibold text-base">{ia.will}</h2>
          <ul className="flex list-disc flex-col gap-2 pl-5 text-sm marker:text-muted">
            {will.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </Card>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </div>
  </PageFrame>
)

export const NotYetBadge = () => (
  <Badge tone="unknown">
    <Hourglass aria-hidden />
    {ia.notYet}
  </Badge>
)
