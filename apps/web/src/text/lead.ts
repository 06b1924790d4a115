/** Where a quantity leads, or what it came to, against what it may come to. */
export const lead = {
  /** of a budget that still runs */
  byDay: (percent: string, day: string) => `à ce rythme ${percent} le ${day}`,
  tonight: (percent: string) => `${percent} du budget ce soir`,
  /** the mark on the bar of a budget: as much as it gives for what is gone of the month */
  byNow: (volume: string) => `budget à ce jour\u00a0: ${volume}`,
  open: {
    within: { budget: 'finirait sous le budget', usual: 'finirait sous l’habitude' },
    even: { budget: 'finirait juste au budget', usual: 'suit l’habitude' },
    close: { budget: 'finirait près du budget', usual: 'finirait près de l’habitude' },
    ahead: { budget: 'dépasserait le budget', usual: 'dépasserait l’habitude' },
    over: { budget: 'budget dépassé', usual: 'habitude dépassée' },
  },
  closed: {
    within: { budget: 'sous le budget', usual: 'sous l’habitude' },
    even: { budget: 'juste au budget', usual: 'comme l’habitude' },
    close: { budget: 'près du budget', usual: 'près de l’habitude' },
    ahead: { budget: 'budget dépassé', usual: 'habitude dépassée' },
    over: { budget: 'budget dépassé', usual: 'habitude dépassée' },
  },
} as const
