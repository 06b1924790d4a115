import { formatPercent } from '@/text'
import { shownBeyond } from '@/widgets/kpi/lead'

/** « −6,8 % », « +18 % » */
export const signedPercent = (share: number): string => {
  const { share: shown, decimals } = shownBeyond(share)
  const said = formatPercent(Math.abs(shown), decimals)
  return shown === 0 ? said : `${share < 0 ? '−' : '+'}${said}`
}
