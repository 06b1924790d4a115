import { Compass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '@/paths'
import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { Button } from '@/ui/button'

/** Any path without a screen, and any device that does not exist (R2.1, R2.2). */
export const NotFound = () => (
  <div className="grid min-h-[70dvh] place-items-center p-6">
    <title>{`${pages.notFound.title} · ${common.productName}`}</title>
    <div className="flex max-w-md flex-col items-center gap-4 text-center">
      <span className="grid size-16 place-items-center rounded-2xl bg-water-soft text-water">
        <Compass aria-hidden className="size-8" strokeWidth={1.5} />
      </span>
      <h1 className="font-semibold text-2xl">{pages.notFound.title}</h1>
      <p className="text-balance text-muted">{pages.notFound.help}</p>
      <Button asChild>
        <Link to={PATHS.home}>{pages.notFound.action}</Link>
      </Button>
    </div>
  </div>
)
