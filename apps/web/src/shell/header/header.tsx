import { ExternalLink, Menu as MenuIcon, Search } from 'lucide-react'
import { useId } from 'react'
import { useActors, useDrawer } from '@/actors/session-context'
import { useConfig, useSite } from '@/data'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { latePart } from '@/widgets/late/late-part'
import { NotificationPanel } from '../notifications/notification-panel.tsx'
import { AlarmCountPart } from '../sidebar/alarm-count-part.ts'
import { ConnectionSign } from './connection-sign.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const SoundSign = latePart(async () => (await import('./sound-sign.tsx')).SoundSign)

/** The name of the site, the state of the connection, search, notifications and profile. */
export const Header = ({ onSearch }: { readonly onSearch: () => void }) => {
  const { isAvailable, isOpen } = useDrawer()
  const { drawer } = useActors()
  const { site: slug, marketingUrl } = useConfig()
  const site = useSite().data?.site
  const countId = useId()
  return (
    <header className="@container/header flex h-14 shrink-0 items-center border-line border-b bg-surface px-1 sm:gap-1 sm:px-2 md:gap-2 md:px-4">
      {isAvailable && (
        <IconButton
          label={text.shell.openMenu}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          aria-describedby={countId}
          className="relative"
          onClick={() => drawer.send({ type: 'menu.pressed' })}
        >
          <MenuIcon />
          <AlarmCountPart id={countId} isCorner placeholder={null} failure={null} />
        </IconButton>
      )}
      {/* one above the other where the header is narrow, on a phone or beside the open menu: side by side the name of the
          site would be cut to a letter */}
      <div className="flex min-w-0 items-center gap-2 max-sm:ml-2 @max-[40rem]/header:flex-col @max-[40rem]/header:items-start @max-[40rem]/header:gap-0 md:gap-3">
        <p className="min-w-0 max-w-full truncate font-semibold capitalize @max-[40rem]/header:px-1 @max-[40rem]/header:text-sm @max-[40rem]/header:leading-5">
          {site?.name ?? slug}
        </p>
        <ConnectionSign />
      </div>
      <div className="grow" />
      <SoundSign placeholder={<div className="h-8 w-8 sm:w-10.5" />} failure={null} />
      <Button asChild variant="outline" size="sm" className="max-md:hidden">
        <a href={marketingUrl} target="_blank" rel="noreferrer" aria-label={text.shell.marketingLabel}>
          <ExternalLink aria-hidden className="lg:hidden" />
          <span className="max-lg:hidden">{text.shell.marketing}</span>
        </a>
      </Button>
      <IconButton
        label={text.shell.search}
        aria-keyshortcuts="Control+k Meta+k"
        aria-haspopup="dialog"
        onClick={onSearch}
      >
        <Search />
      </IconButton>
      <div className="hidden md:block">
        <ThemeMenu />
      </div>
      <NotificationPanel />
      <ProfileMenu />
    </header>
  )
}
