import { STYLE } from './style.ts'

/** Text that is safe between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export type Cell = string | number | { readonly html: string }

/** A table; cells are text unless they say they are HTML. Numbers stand to the right. */
export const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th>${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
    .join('')}</tbody></table></div>`

const cell = (value: Cell): string => {
  if (typeof value === 'number') return `<td class="number${value === 0 ? ' none' : ''}">${value}</td>`
  return typeof value === 'string' ? `<td>${escapeHtml(value)}</td>` : `<td>${value.html}</td>`
}

/** `12 / 12` with a bar, red when something is missing. */
export const meter = ({ hit, of }: { readonly hit: number; readonly of: number }): { readonly html: string } => {
  const share = of === 0 ? 100 : (hit / of) * 100
  return {
    html: `<span class="meter ${hit === of ? 'whole' : 'partial'}"><i style="width:${share.toFixed(1)}%"></i></span> ${hit} / ${of}`,
  }
}

export const details = (summary: string, body: string, open = false): string =>
  `<details${open ? ' open' : ''}><summary>${escapeHtml(summary)}</summary>${body}</details>`

/** The whole page: one file, nothing beside it. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>\n`
