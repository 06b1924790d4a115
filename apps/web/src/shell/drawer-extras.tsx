import { ExternalLink } from 'lucide-react'
import { useConfig } from '@/data'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { ThemeChoice } from '@/widgets/theme/theme-choice'

/** What the header has no room for on a small screen. */
export const DrawerExtras = () => {
  const { marketingUrl } = useConfig()
  return (
    <div className="flex shrink-0 flex-col gap-3 border-line border-t p-4">
      <ThemeChoice />
      <Button asChild variant="outline" size="sm">
        <a href={marketingUrl} target="_blank" rel="noreferrer" aria-label={text.shell.marketingLabel}>
          <ExternalLink aria-hidden />
          {text.shell.marketing}
        </a>
      </Button>
    </div>
  )
}
