import { alarmImpactText } from './alarm-detail.ts'

/** « Bassin haut : 2 de ses 3 pompes sont coupées », with the names of one or two. */
export const pumpsCut = (tank: string, cut: readonly string[], of: number): string => {
  const said =
    cut.length >= of
      ? alarmImpactText.allOff(cut.length)
      : cut.length === 1
        ? 'une pompe qui le remplit est coupée'
        : `${cut.length} de ses ${of} pompes sont coupées`
  return `${tank}\u00a0: ${said}${cut.length > 2 ? '' : `, ${cut.join(' et ')}`}`
}
