/** A title, then lines of label and value. */
export type TooltipWords = { readonly title: string; readonly rows: readonly (readonly [string, string])[] }

/** The box a chart shows beside the pointer; words only, never markup. */
export const tooltipElement = ({ title, rows }: TooltipWords): HTMLElement => {
  const box = element('div', 'rounded-lg border border-line bg-raised px-3 py-2 text-xs text-ink shadow-lg')
  box.append(element('div', 'mb-1 font-medium text-muted', title))
  for (const [name, value] of rows) {
    const row = element('div', 'flex justify-between gap-4')
    row.append(element('span', 'text-muted', name), element('span', 'font-semibold tabular-nums', value))
    box.append(row)
  }
  return box
}

const element = (tag: 'div' | 'span', className: string, words?: string): HTMLElement => {
  const made = document.createElement(tag)
  made.className = className
  if (words !== undefined) made.textContent = words
  return made
}

/** ECharts around that box: no frame of its own, at once, within the chart. */
export const BARE_TOOLTIP = {
  confine: true,
  transitionDuration: 0,
  padding: 0,
  borderWidth: 0,
  backgroundColor: 'transparent',
  extraCssText: 'box-shadow:none',
} as const
