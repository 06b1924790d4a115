import { plural } from '@vigie/contracts/words'

const beyond = (percent: string): string => (percent === '' ? '' : ` de ${percent}`)

/** The sentence that the screen begins with. */
export const sentence = {
  subjects: {
    day: 'La journée',
    week: 'La semaine',
    month: 'Le mois',
    year: 'L’année',
    range: 'La période',
    rolling: 'La période',
  },
  known: (subject: string, day: string) =>
    `${subject} (${subject === 'Le mois' ? 'compté' : 'comptée'} depuis le ${day})`,
  held: 'Compte arrêté par la coupure du site',
  nothing: 'Rien n’a été compté sur cette période',
  both: { budget: 'ses deux budgets', usual: 'l’habitude, eau et coût' },
  limits: {
    water: { budget: 'son budget d’eau', usual: 'l’habitude en eau' },
    cost: { budget: 'son budget d’énergie', usual: 'l’habitude en coût d’énergie' },
  },
  open: {
    within: (name: string) => `finirait sous ${name}`,
    even: (name: string) => `suit ${name}`,
    evenBudget: (name: string) => `finirait juste à ${name}`,
    close: (name: string) => `finirait tout près de ${name}`,
    ahead: (name: string, percent: string) => `dépasserait ${name}${beyond(percent)}`,
    over: (name: string) => `a déjà dépassé ${name}`,
  },
  closed: {
    within: (name: string) => `a fini sous ${name}`,
    even: (name: string) => `a suivi ${name}`,
    evenBudget: (name: string) => `a fini juste à ${name}`,
    close: (name: string) => `a fini tout près de ${name}`,
    ahead: (name: string, percent: string) => `a dépassé ${name}${beyond(percent)}`,
    over: (name: string, percent: string) => `a dépassé ${name}${beyond(percent)}`,
  },
  /** of the last days until now, which do not end */
  rolling: {
    within: (name: string) => `est sous ${name}`,
    even: (name: string) => `suit ${name}`,
    evenBudget: (name: string) => `est juste à ${name}`,
    close: (name: string) => `est tout près de ${name}`,
    ahead: (name: string, percent: string) => `dépasse ${name}${beyond(percent)}`,
    over: (name: string, percent: string) => `dépasse ${name}${beyond(percent)}`,
  },
  /** the way to what the sentence counts */
  /** the way to all of them, of which the gravest stands above it */
  watched: (count: number) =>
    count === 1 ? 'Voir le point à surveiller' : `Voir les ${count}\u00a0points à surveiller`,
  watch: (count: number) => plural(count, 'point à surveiller', 'points à surveiller'),
  /** « 4 jeudis » */
  habit: (days: string) => `habitude de ${days}`,
  begins: (subject: string, counted: string) => `${subject} commence\u00a0: ${counted}`,
  facing: {
    names: { water: 'eau', cost: 'coût d’énergie' },
    moved: (shares: string) => `${shares} face à l’habitude`,
    /** a difference that rounds to nothing */
    even: (names: string) => `${names} comme d’habitude`,
    /** of the hours that are over: what is counted goes on to the last minutes */
    until: (minute: string | null, said: string, days: string | null) =>
      `${minute === null ? 'à cette heure' : `jusqu’à ${minute}`}, ${said}${days === null ? '' : ` (${days})`}`,
  },
  /** of energy below what was expected because hardly any water was pumped: no saving */
  unpumped: { nothing: ', sans pomper', little: ', presque sans pomper' },
  also: ' et ',
  sector: {
    ahead: (name: string, percent: string) => `${name} dépasserait son budget${beyond(percent)}`,
    /** beyond it already: its end is told, which is farther */
    already: (name: string, percent: string) => `${name} a déjà dépassé son budget et finirait à +${percent}`,
    over: (name: string, percent: string) => `${name} a dépassé son budget${beyond(percent)}`,
    /** of the days that are looked at, not of the month */
    rolling: (name: string, percent: string) => `${name} dépasse${beyond(percent)} son budget de ces jours`,
  },
  sectors: {
    ahead: (count: number, worst: string, percent: string) =>
      `${count} secteurs dépasseraient leur budget, dont ${worst}${beyond(percent)}`,
    over: (count: number, worst: string, percent: string) =>
      `${count} secteurs ont dépassé leur budget, dont ${worst}${beyond(percent)}`,
  },
  counted: {
    water: (volume: string) => `${volume} d’eau`,
    cost: (money: string) => `${money} d’énergie`,
  },
  projected: {
    water: (volume: string) => `${volume} d’eau projetés`,
    cost: (money: string) => `${money} d’énergie projetés`,
  },
  moved: (value: string, percent: string, less: boolean, more: readonly string[]) =>
    `${value} (${[`${less ? '−' : '+'}${percent}`, ...more].join(', ')})`,
  than: 'face à la période comparée',
  /** of what is known of the period only from a day within it on */
  since: (day: string) => `depuis le ${day}`,
} as const

/** What a probable leak does to a projection and to what a period is compared with. */
export const leakNotes = {
  note: (name: string, more: string, said: readonly string[]) =>
    `Fuite possible, ${name}, ${more} de plus${said.length === 0 ? '' : ` : ${said.join(' ; ')}`}.`,
  projected: 'la projection suppose qu’elle continue',
  habit: (weekdays: string) => `l’habitude (${weekdays}) la compte`,
  habitOf: (days: number, weekdays: string) => `l’habitude la compte pour ${days} des ${weekdays}`,
  habitWithout: (weekdays: string) => `l’habitude (${weekdays}) ne la compte pas`,
  compared: 'la période comparée la compte',
  comparedPartly: 'la période comparée n’en compte qu’une partie',
  comparedWithout: 'la période comparée ne la compte pas',
} as const
