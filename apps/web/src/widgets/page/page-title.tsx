import { useActiveAlarms, useFeed, useSite } from '@/data'
import { text } from '@/text'

/**
 * The title of the tab: « (3) Executive KPIs · Chaib · Vigie » with three open alarms. Once values were live and are no
 * longer, it says so instead: how many alarms there are is not known then.
 */
export const PageTitle = ({ children }: { readonly children: string }) => {
  const site = useSite().data?.site.name
  const alarms = useActiveAlarms().length
  const { trusted, since } = useFeed()
  const { alarmed, frozen } = text.shell.tab
  const mark = trusted ? (alarms > 0 ? alarmed(alarms) : '') : since === null ? '' : frozen
  return <title>{mark + [children, ...(site === undefined ? [] : [site]), text.common.productName].join(' · ')}</title>
}
