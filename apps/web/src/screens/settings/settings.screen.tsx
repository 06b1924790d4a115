import { mayActOnAlarms } from '@vigie/contracts/entities'
import { useAuth } from '@/actors/auth-context'
import { useConfig, useSite } from '@/data'
import { text } from '@/text'
import { settings } from '@/text/settings'
import { Skeleton } from '@/ui/skeleton'
import { ThemeChoice } from '@/widgets/theme/theme-choice'
import { DesktopSection } from './reach/desktop-section.tsx'
import { Fact, Facts, Section } from './section.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { SiteContract } from './site-contract.tsx'

const words = settings.general

/** What holds for the whole product: how it looks, which site it shows, which version it is. */
export const SettingsScreen = () => {
  const { userRole } = useAuth()
  const { site: slug, version } = useConfig()
  const { data, isPending } = useSite()
  return (
    <SettingsFrame>
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
