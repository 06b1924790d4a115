import type { ReactNode } from 'react'
import { text } from '@/text'

type LiveFrameProps = {
  /** How many devices there are; null: not known yet. */
  readonly count: number | null
  readonly filter?: ReactNode
  readonly counts?: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const TITLE = 'titre-direct'

/** Layout of the live part, the same while it loads and once it is there; from `xl` on the second column fits. */
export const LiveFrame = ({ count, filter, counts, aside, children }: LiveFrameProps) => (
  <section
    aria-labelledby={TITLE}
    className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] 3xl:grid-cols-[minmax(0,1fr)_36rem] print:hidden"
  >
    <div className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-col gap-3">
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
          <h2 id={TITLE} className="font-semibold text-lg">
            {text.home.title}{' '}
            {count !== null && (
              <span className="ml-1 font-normal text-muted text-sm">{text.home.devicesCount(count)}</span>
            )}
          </h2>
          {filter}
        </div>
        {counts}
      </header>
      {children}
    </div>
    {aside}
  </section>
)
