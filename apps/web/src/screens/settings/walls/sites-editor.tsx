import type { SiteSlug } from '@vigie/contracts/entities'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { wallsText as words } from '@/text/walls'
import { Checkbox } from '@/ui/checkbox'
import { IconButton } from '@/ui/icon-button'

type SitesEditorProps = {
  /** those that the wall was paired for */
  readonly own: readonly SiteSlug[]
  /** those that it shows, in their order; never empty */
  readonly shown: readonly SiteSlug[]
  readonly onChange: (shown: readonly SiteSlug[]) => void
}

/** Which sites of a wall it shows, one after the other; then those that are left out. */
export const SitesEditor = ({ own, shown, onChange }: SitesEditorProps) => {
  const move = (site: SiteSlug, from: number, to: number) => onChange(shown.toSpliced(from, 1).toSpliced(to, 0, site))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{words.sites}</legend>
      {[...shown, ...own.filter((site) => !shown.includes(site))].map((site) => {
        const at = shown.indexOf(site)
        return (
          <div key={site} className="flex items-center gap-2 text-sm">
            <span className="min-w-0 grow">
              <Checkbox
                checked={at !== -1}
                disabled={at !== -1 && shown.length === 1}
                onCheckedChange={(isChosen) =>
                  onChange(isChosen ? [...shown, site] : shown.filter((other) => other !== site))
                }
              >
                <span className="capitalize">{site}</span>
              </Checkbox>
            </span>
            {at !== -1 && (
              <>
                <IconButton label={words.up(site)} disabled={at === 0} onClick={() => move(site, at, at - 1)}>
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={words.down(site)}
                  disabled={at === shown.length - 1}
                  onClick={() => move(site, at, at + 1)}
                >
                  <ArrowDown />
                </IconButton>
              </>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
