/** How the stock of a tank is expected to go without pumping. */
export const tankCourse = {
  title: 'Vers la réserve',
  views: { chart: 'Courbe', table: 'Tableau' },
  now: 'maintenant',
  /** in two lines, beside its mark */
  end: (day: string | null, minute: string) => (day === null ? `fin vers\n${minute}` : `fin le ${day}\nvers ${minute}`),
  /** what the curve shows, in a sentence; the moment is of today, or of the day given */
  ends: (stock: string, read: string, reserve: string, day: string | null, minute: string) =>
    `Sans pompage, le stock, ${stock} à ${read}, passe à ${reserve}, sa réserve, ${moment(day, minute)}.`,
  /** of one that lasts longer than is drawn; `then`: the day and the minute up to which it is */
  lasts: (
    stock: string,
    read: string,
    left: string,
    then: readonly [string, string],
    day: string | null,
    minute: string,
  ) =>
    `Sans pompage, le stock, ${stock} à ${read}, passe à ${left} le ${then.join(' à ')}, et à sa réserve ${moment(day, minute)}.`,
  /** in place of more than three names */
  sameDays: 'jours correspondants de la semaine',
  /** @param days « samedis et dimanches » */
  expected: (days: string) =>
    `Attendu d’après les quatre derniers ${days}, heure par heure, à défaut d’après les dernières 24\u00a0h.`,
  shared: (names: string) =>
    `L’eau est partagée avec ${names} : ils baissent au même rythme et arrivent ensemble à leur réserve.`,
  legend: 'Trait plein : relevé ; pointillés : attendu.',
  /** in its place, of a level that does not tell of now */
  old: (read: string) =>
    `Pas de courbe : elle partirait d’un niveau lu à ${read}, qui n’est plus celui de maintenant. L’autonomie en est estimée. La courbe revient avec la prochaine lecture du niveau.`,
  level: 'Niveau attendu',
  stock: 'Stock attendu',
  at: 'Heure',
  table: (name: string) => `Stock attendu, ${name}`,
  label: (name: string, sentence: string) => `Stock de ${name}, relevé puis attendu. ${sentence}`,
} as const

const moment = (day: string | null, minute: string): string => `${day === null ? '' : `le ${day} `}vers ${minute}`
