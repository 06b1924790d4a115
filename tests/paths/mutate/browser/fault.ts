/** One fault of a page: a chart replaced by a mutant of it, or a component that sends its chart something else. */
export type Fault =
  | { readonly kind: 'mutant'; readonly chart: string; readonly index: number; readonly what: string }
  | { readonly kind: 'wiring'; readonly name: string }

export const FAULT_COOKIE = 'vigie-fault'
/** Attribute of a page that has a fault whatever its browser keeps. */
export const BAKED_FAULT = 'data-vigie-fault'

/** The fault as the value of a cookie; `readFault` gives it back. */
export const writeFault = (fault: Fault): string =>
  encodeURIComponent(
    new URLSearchParams(
      fault.kind === 'wiring'
        ? { name: fault.name }
        : { chart: fault.chart, index: String(fault.index), what: fault.what },
    ).toString(),
  )

export const readFault = (cookie: string): Fault => {
  const told = new URLSearchParams(decodeURIComponent(cookie))
  const name = told.get('name')
  if (name !== null) return { kind: 'wiring', name }
  return {
    kind: 'mutant',
    chart: told.get('chart') ?? '',
    index: Number(told.get('index')),
    what: told.get('what') ?? '',
  }
}

/** Stands for the label of a step where what a fault broke is the whole path. */
export const END = '(the end)'
