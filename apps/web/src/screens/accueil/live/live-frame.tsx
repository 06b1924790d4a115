import type { ReactNode } from 'react'
import { useFeed } from '@/data'
import { text } from '@/text'
import { cn } from '@/ui/cn'

type LiveFrameProps = {
  /** How many assets and devices there are; null: not known yet. */
  readonly count: { readonly assets: number; readonly devices: number } | null
  readonly filter?: ReactNode
  /** The chosen device, where there is room beside the tiles. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const TITLE = 'titre-direct'

/** Layout of the live part, the same while it loads and once it is there. */
export const LiveFrame = ({ count, filter, aside, children }: LiveFrameProps) => {
  const { trusted } = useFeed()
  return (
    <section
      aria-labelledby={TITLE}
      className={cn(
        'grid items-start gap-6 print:hidden',
        aside != null && 'xl:grid-cols-[minmax(0,1fr)_26rem] 3xl:grid-cols-[minmax(0,1fr)_36rem]',
      )}
    >
      <div className="flex min-w-0 flex-col gap-4">
        <header className="flex min-h-10 flex-wrap items-center justify-between gap-3">
          <h2 id={TITLE} className="font-semibold text-lg">
            {trusted ? text.home.title : text.home.titleFrozen}{' '}
            {count !== null && (
              <span className="ml-1 font-normal text-muted text-sm">
                {`${text.home.assetsCount(count.assets)}, ${text.home.devicesCount(count.devices)}`}
              </span>
            )}
          </h2>
          {filter}
        </header>
        {children}
      </div>
      {aside}
    </section>
  )
}
