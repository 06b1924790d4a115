import { Compass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { Button } from '@/ui/button'

/** Any path without a screen (R2.2). */
export const NotFoundScreen = () => (
  <div className="grid min-h-[70dvh] place-items-center p-6">
    <title>{`${text.shell.notFound.title} · ${text.common.productName}`}</title>
    <div className="flex max-w-md flex-col items-center gap-4 text-center">
      <span className="grid size-16 place-items-center rounded-2xl bg-water-soft text-water">
        <Compass aria-hidden className="size-8" strokeWidth={1.5} />
      </span>
      <h1 className="font-semibold text-2xl">{text.shell.notFound.title}</h1>
      <p className="text-balance text-muted">{text.shell.notFound.help}</p>
      <Button asChild>
        <Link to={PATHS.home}>{text.shell.notFound.action}</Link>
      </Button>
    </div>
  </div>
)
