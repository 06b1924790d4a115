// Section of the report: a path lights up on its chart step by step, beside what the screen showed where a run kept it.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Trace } from '../freeze/trace.ts'
import { leavesOfState } from '../model/observation.ts'
import { pictureFile } from '../run/pictures.ts'
import { escapeHtml } from './html.ts'

/** The player of a chart's paths: its drawing, the steps of a path, and the picture of each step. */
export const walkSection = (chart: string, drawing: string, traces: readonly Trace[]): string => {
  const pictures = new Map<string, { readonly index: number; readonly data: string }>()
  const paths = traces.map((trace, path) =>
    trace.map(({ label, state, transitions, effects }, step) => ({
      label,
      state,
      at: leavesOfState(state),
      via: transitions,
      effects,
      picture: pictureAt(pictures, pictureFile(chart, path + 1, step + 1)),
    })),
  )
  const data = { paths, pictures: [...pictures.values()].map((one) => one.data) }
  return [
    `<div class="walk" data-chart="${escapeHtml(chart)}">`,
    '<div class="controls">',
    `<label>Path <select aria-label="path of ${escapeHtml(chart)}">${traces.map((_, index) => `<option value="${index}">${index + 1}</option>`).join('')}</select></label>`,
    '<button type="button" data-do="back" aria-label="step back">◀</button>',
    '<button type="button" data-do="play" aria-label="play">▶ Walk it</button>',
    '<button type="button" data-do="on" aria-label="step on">▶</button>',
    '<output aria-live="polite"></output>',
    '</div>',
    `<div class="drawing">${drawing}</div>`,
    `<div class="stage"><ol class="steps"></ol><figure hidden><img alt=""><figcaption></figcaption></figure></div>`,
    `<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    '</div>',
  ].join('\n')
}

/** Number of a kept picture in the page, where equal pictures stand once; null: none was kept. */
const pictureAt = (
  pictures: Map<string, { readonly index: number; readonly data: string }>,
  file: string,
): number | null => {
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  const key = createHash('sha1').update(bytes).digest('hex')
  const known = pictures.get(key) ?? { index: pictures.size, data: bytes.toString('base64') }
  pictures.set(key, known)
  return known.index
}

/** Runs in the report's page: everything it needs is in the page. */
const play = (): void => {
  for (const walk of document.querySelectorAll<HTMLElement>('.walk')) {
    const { paths, pictures } = JSON.parse(walk.querySelector('script')?.textContent ?? '{"paths":[],"pictures":[]}')
    const select = walk.querySelector('select')
    const list = walk.querySelector('ol')
    const said = walk.querySelector('output')
    const figure = walk.querySelector('figure')
    const image = walk.querySelector('img')
    if (select === null || list === null || said === null || figure === null || image === null) continue
    const parts = [...walk.querySelectorAll('svg a')].map((link) => ({
      group: link.closest('g.node, g.edge'),
      name: link.getAttribute('xlink:title'),
    }))
    let at = -1
    let timer: number | undefined
    const path = () => paths[Number(select.value)] ?? []
    const show = (index: number): void => {
      const steps = path()
      at = Math.max(-1, Math.min(index, steps.length - 1))
      const step = steps[at]
      walk.classList.toggle('lit', step !== undefined)
      for (const { group, name } of parts) {
        const isEdge = group?.classList.contains('edge') === true
        group?.classList.toggle('on', step !== undefined && (isEdge ? step.via : step.at).includes(name))
      }
      for (const [position, item] of [...list.children].entries()) {
        item.classList.toggle('now', position === at)
        if (position === at) list.scrollTop = (item as HTMLElement).offsetTop - list.offsetTop - list.clientHeight / 2
      }
      said.textContent = step === undefined ? '' : `${at + 1} / ${steps.length} · ${step.label} → ${step.state}`
      figure.hidden = step?.picture === null || step === undefined
      if (step !== undefined && step.picture !== null) {
        image.src = `data:image/jpeg;base64,${pictures[step.picture]}`
        image.alt = `the screen after ${step.label}`
      }
    }
    const stop = (): void => {
      clearInterval(timer)
      timer = undefined
      walk.classList.remove('playing')
    }
    const fill = (): void => {
      stop()
      list.replaceChildren(
        ...path().map((step: { label: string; via: string[]; effects: string[] }, index: number) => {
          const item = document.createElement('li')
          const button = document.createElement('button')
          button.type = 'button'
          button.textContent = step.label
          button.classList.toggle('ignored', step.via.length === 0)
          button.title = [...step.via, ...step.effects].join('\n') || 'nothing happens'
          button.addEventListener('click', () => {
            stop()
            show(index)
          })
          item.append(button)
          return item
        }),
      )
      show(-1)
    }
    select.addEventListener('change', fill)
    walk.querySelector('[data-do=back]')?.addEventListener('click', () => {
      stop()
      show(at - 1)
    })
    walk.querySelector('[data-do=on]')?.addEventListener('click', () => {
      stop()
      show(at + 1)
    })
    walk.querySelector('[data-do=play]')?.addEventListener('click', () => {
      if (timer !== undefined) return stop()
      if (at >= path().length - 1) show(-1)
      walk.classList.add('playing')
      const next = (): void => (at < path().length - 1 ? show(at + 1) : stop())
      next()
      timer = window.setInterval(next, 900)
    })
    fill()
  }
}

/** The script of every player of the page. */
export const walkScript = (): string => `<script>(${play.toString()})()</script>`
