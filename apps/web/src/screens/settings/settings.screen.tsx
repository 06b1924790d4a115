import { mayActOnAlarms } from '@vigie/contracts/entities'
import { ChevronRight, KeyRound, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { useConfig, useSite } from '@/data'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { settings } from '@/text/settings'
import { Skeleton } from '@/ui/skeleton'
import { ThemeChoice } from '@/widgets/theme/theme-choice'
import { DesktopSection } from './reach/desktop-section.tsx'
import { Fact, Facts, Section } from './section.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { SiteContract } from './site-contract.tsx'

const words = settings.general

/** What holds for the whole product: who is signed in, how it looks, which site it shows, which version it is. */
export const SettingsScreen = () => {
  const { user, userRole } = useAuth()
  const { site: slug, version } = useConfig()
  const { data, isPending } = useSite()
  return (
    <SettingsFrame>
      <Section title={words.person}>
        <ul className="flex flex-col gap-2">
          <PageLink to={PATHS.account} icon={UserRound} title={user?.displayName ?? text.shell.profile.anonymous}>
            {words.accountLink}
          </PageLink>
          <PageLink to={PATHS.security} icon={KeyRound} title={settings.tabs.security}>
            {words.securityLink}
          </PageLink>
        </ul>
      </Section>
      <Section title={settings.account.appearance} help={settings.account.themeHelp}>
        <ThemeChoice />
      </Section>
      {/* whoever acts on alarms has it beside the other ways in which they reach people */}
      {!mayActOnAlarms(userRole) && <DesktopSection />}
      <Section title={words.site}>
        <Facts>
          <Fact name={words.siteName}>{data?.site.name ?? slug}</Fact>
          <Fact name={words.timeZone}>{isPending ? <Skeleton className="h-5 w-40" /> : data?.site.timeZone}</Fact>
          <Fact name={words.currency}>{isPending ? <Skeleton className="h-5 w-16" /> : data?.site.currency}</Fact>
          <Fact name={words.language}>{words.french}</Fact>
        </Facts>
      </Section>
      <Section title={words.about}>
        <Facts>
          <Fact name={words.shortcuts} className="[@media(hover:none)]:hidden">
            {words.shortcutsHelp}
          </Fact>
          <Fact name={words.version}>{`${text.common.productName} ${version}`}</Fact>
        </Facts>
      </Section>
      {/* as high as all the others together: it has the other column */}
      {data !== undefined && <SiteContract site={data.site} />}
    </SettingsFrame>
  )
}

type PageLinkProps = {
  readonly to: string
  readonly icon: typeof UserRound
  readonly title: string
  readonly children: string
}

const PageLink = ({ to, icon: Icon, title, children }: PageLinkProps) => (
  <li>
    <Link to={to} className="touch flex items-center gap-3 rounded-lg border border-line p-3 hover:bg-hover">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-water-soft text-water">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-medium text-sm">{title}</span>
        <span className="block text-muted text-xs">{children}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </Link>
  </li>
)
