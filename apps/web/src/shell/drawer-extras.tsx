import { ExternalLink } from 'lucide-react'
import { useConfig } from '@/data'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { latePart } from '@/widgets/late/late-part'

const ThemeChoice = latePart(async () => (await import('@/widgets/theme/theme-choice')).ThemeChoice)

/** What the header has no room for on a small screen. */
export const DrawerExtras = () => {
  const { marketingUrl } = useConfig()
  return (
    <div className="flex shrink-0 flex-col gap-3 border-line border-t p-4">
      <ThemeChoice placeholder={<Skeleton className="h-8 w-52 rounded-lg" />} />
      <Button asChild variant="outline" size="sm">
        <a href={marketingUrl} target="_blank" rel="noreferrer" aria-label={text.shell.marketingLabel}>
          <ExternalLink aria-hidden />
          {text.shell.marketing}
        </a>
      </Button>
    </div>
  )
}
