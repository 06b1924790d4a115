import { STYLE } from './style.ts'

/** Text that is safe between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export type Html = { readonly html: string; readonly number?: true }
export type Cell = string | number | Html

/** A table; cells are text unless they say they are HTML. Numbers stand to the right. */
export const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `<div class="scroll"><table><thead><tr>${heads.map((head, column) => `<th${numberClass(rows[0]?.[column])}>${escapeHtml(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
    .join('')}</tbody></table></div>`

const cell = (value: Cell): string => {
  const inside = typeof value === 'object' ? value.html : escapeHtml(String(value))
  return `<td${numberClass(value)}>${inside}</td>`
}

const numberClass = (value: Cell | undefined): string =>
  typeof value === 'number' || (typeof value === 'object' && value.number) ? ' class="number"' : ''

/** A cell with a count that should not be 0. */
export const hits = (count: number): Cell =>
  count === 0 ? { html: '<span class="bad">✗ 0</span>', number: true } : count

/** A cell with a word that is marked good or bad by a sign as well as by colour. */
export const verdict = (isGood: boolean, word: string): Html => ({
  html: `<span class="${isGood ? 'good' : 'bad'}">${isGood ? '✓' : '✗'} ${escapeHtml(word)}</span>`,
})

/** A tile with a share in %, its name and the two counts it is made of. */
export const tile = (name: string, { hit, of }: { readonly hit: number; readonly of: number }, note = ''): string =>
  [
    `<div class="tile"><dt>${escapeHtml(name)}</dt>`,
    `<dd>${of === 0 ? '–' : `${percent(hit, of)} %`}</dd>`,
    `<p>${of === 0 ? 'not run here' : meter({ hit, of }).html}${note === '' ? '' : `<br>${escapeHtml(note)}`}</p></div>`,
  ].join('')

/** Rounded down: 99.96 % of something is not all of it. */
const percent = (hit: number, of: number): string => {
  const share = Math.floor((hit / of) * 1_000) / 10
  return Number.isInteger(share) ? String(share) : share.toFixed(1)
}

/** `12 / 12` with a bar, red when something is missing. */
export const meter = ({ hit, of }: { readonly hit: number; readonly of: number }): Html => {
  const share = of === 0 ? 100 : (hit / of) * 100
  return {
    html: `<span class="meter ${hit === of ? 'whole' : 'partial'}"><i style="width:${share.toFixed(1)}%"></i></span> ${hit} / ${of}`,
  }
}

export const details = (summary: string, body: string, open = false): string =>
  `<details${open ? ' open' : ''}><summary>${escapeHtml(summary)}</summary>${body}</details>`

/** The whole page as one self-contained file. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>\n`
