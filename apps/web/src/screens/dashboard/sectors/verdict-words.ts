// In: where a sector leads. Out: how its period ends, in the words of its row.
import { dashboard } from '@/text/dashboard'
import { formatGap } from '@/widgets/kpi/parts'
import { endBeyond, lacksData, type Outlook } from '../rhythm/outlook.ts'
import { signedPercent } from '../rhythm/signed-percent.ts'

const { verdicts: words } = dashboard.sectors

/** What is consumed as it stands beside these words. */
type Consumed = { readonly m3: number | null; readonly decimals: number }

/** What is left where nothing tells yet how the period ends. */
export const verdictWords = (outlook: Outlook, { m3, decimals }: Consumed): string => {
  const { limit, verdict, beyond } = outlook
  if (limit === null) return words.none
  if (verdict === null && outlook.isHeld) return words.held
  if (verdict === null && lacksData(outlook)) return words.tooLittle
  if (verdict === null) return words.left(formatGap(limit.whole, m3 ?? 0, 'budgetLeftM3', { decimals }))
  if (verdict === 'within' || verdict === 'even') return words[verdict]
  const end = endBeyond(outlook) ?? beyond
  return words[verdict](end === null ? '' : signedPercent(end))
}
