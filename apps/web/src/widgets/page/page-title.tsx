import { useActiveAlarms, useFeed, useSite, useUnpowered } from '@/data'
import { text } from '@/text'
import { titleMark } from './title-mark.ts'

/**
 * The title of the tab: « (3) Coupure · Executive KPIs · Chaib · Vigie » while three alarms are active and a device
 * is without power. Once values were live and are no longer, it says so instead.
 */
export const PageTitle = ({ children }: { readonly children: string }) => {
  const site = useSite().data?.site.name
  const mark = titleMark(useActiveAlarms().length, useUnpowered().size > 0, useFeed())
  return <title>{mark + [children, ...(site === undefined ? [] : [site]), text.common.productName].join(' · ')}</title>
}
