type Break = { readonly file: string; readonly from: string; readonly to: string }

/** Breaks that no test of the charts can notice, and why. An entry whose break is killed after all does no harm. */
const EXPLAINED: readonly (Break & { readonly because: string })[] = [
  {
    file: 'machines/src/kit/backoff.ts',
    from: 'attempt <= EARLY_ATTEMPTS',
    to: 'attempt < EARLY_ATTEMPTS',
    because: 'both formulas give 5 s at the twentieth attempt',
  },
  {
    file: 'machines/src/auth/auth.machine.ts',
    from: "''",
    to: '"Stryker was here!"',
    because: 'for the compiler: this state is entered with a token only',
  },
  {
    file: 'machines/src/project-switch/project-switch.machine.ts',
    from: "''",
    to: '"Stryker was here!"',
    because: 'for the compiler: a link is read only once a project is chosen',
  },
  {
    file: 'machines/src/project-switch/project-switch.machine.ts',
    from: 'context.chosen?.link',
    to: 'context.chosen.link',
    because: 'for the compiler: a link is read only once a project is chosen',
  },
  {
    file: 'machines/src/sidebar/sidebar.machine.ts',
    from: "input.viewport === 'mobile'",
    to: 'true',
    because: 'asked only when the two guards for wide screens said no',
  },
]

/** A guard's check of the event type, which only narrows the type: the chart uses the guard for that event alone. */
const NARROWING = /^event\.type === '[\w.]+'$/

/** Why no test can notice a break; null: no reason is known, so a test is missing. */
export const reasonOf = ({ file, from, to }: Break): string | null => {
  if (NARROWING.test(from) && to === 'true') return 'for the compiler: the chart asks this guard of that event only'
  return EXPLAINED.find((one) => one.file === file && one.from === from && one.to === to)?.because ?? null
}
