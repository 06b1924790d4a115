// In: what a site has. Out: questions to begin with that fit it: of its own things, by name, and of nothing it has not.
import type { Device } from '@vigie/contracts/entities'
import { agent as words } from '@/text/ia-agent'

/** Subjects with their questions; those that no device of the site could answer are left out. */
export const themesFor = (
  devices: readonly Device[],
): readonly (readonly [title: string, questions: readonly string[]])[] => {
  const first = (role: Device['role'], isWanted = (_: Device) => true) =>
    devices.find(
      (one) =>
        one.role === role && one.kind !== 'camera' && (one.asset === null || one.asset.id === one.id) && isWanted(one),
    )
  const pump = first('source', ({ kind }) => kind === 'pump')
  const has = {
    always: true,
    source: first('source') !== undefined,
    pump: pump !== undefined,
    storage: first('storage') !== undefined,
    consumption: first('consumption') !== undefined,
    energy: first('energy') !== undefined,
    solar: devices.some(({ metrics }) => metrics.some(({ id }) => id === 'irradiance_wm2')),
  }
  const named = { sector: first('consumption')?.name ?? '', tank: first('storage')?.name ?? '', pump: pump?.name ?? '' }
  return words.themes.flatMap(([title, questions]) => {
    const fitting = questions.flatMap(([needs, question]) =>
      has[needs] ? [typeof question === 'string' ? question : question(named)] : [],
    )
    return fitting.length === 0 ? [] : [[title, fitting] as const]
  })
}
