/** A consumer that draws far more at night than usual: said in these words wherever it is told. */
export const leak = {
  state: 'fuite possible',
  /** beside what a sector draws now, of which it is a part */
  stateOf: (excess: string) => `fuite possible de ${excess}`,
  title: (name: string) => `Fuite possible, ${name}`,
  proof: (figure: string, flow: string, night: string, usual: string, perDay: string) =>
    `${figure} : ${flow} la nuit du ${night}, ${usual} d’ordinaire, soit ${perDay} de plus par jour à ce débit.`,
  /** the same where there is room for its amount alone */
  brief: (perDay: string) => `${perDay} de plus par jour à ce débit`,
  judgedUntil: (moment: string) => `Jugée jusqu’à ${moment}, compteur coupé.`,
  since: (night: string) => ` Depuis la nuit du ${night}.`,
  lost: (volume: string, day: string) => `${volume} perdus depuis le ${day}`,
  /** where only a part of that time is shown; `perDay`: the mean of all of it */
  lostInAll: (volume: string, day: string, perDay: string) =>
    `${volume} perdus en tout depuis le ${day}, ≈\u00a0${perDay} par jour`,
  /** what the sector would have used of a budget that it exceeded */
  without: (percent: string) => `sans elle, ≈\u00a0${percent} du budget du mois`,
  usual: (usual: string) => `${usual} d’ordinaire`,
} as const
